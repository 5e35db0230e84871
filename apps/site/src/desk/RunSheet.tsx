import { contractMonths, recordingMinutes, recordingSlotHours } from '@agency/pricing-data';
import type { ReactNode } from 'react';
import { runSheet as words } from '../content/podcasting.ts';
import { ForEachView } from '../views/ForEachView.tsx';
import { type Delivery, deliveriesOf, longest } from './deliveries.ts';
import * as styles from './RunSheet.css.ts';

/** The terms that all bundles of a view share, drawn like a studio's run sheet. */
export const RunSheet = () => (
  <dl className={styles.root}>
    <div className={styles.track}>
      <dt>{words.session.label}</dt>
      <dd>
        {words.session.value(recordingMinutes, recordingSlotHours)}
        <Session />
      </dd>
    </div>
    <div className={styles.track}>
      <dt>{words.turnaround.label}</dt>
      <ForEachView as="dd">
        {(view) => {
          const deliveries = deliveriesOf(view);
          const days = deliveries.map(({ day }) => day);
          return (
            <>
              {words.turnaround.value(Math.min(...days), Math.max(...days))}
              <Turnaround deliveries={deliveries} />
            </>
          );
        }}
      </ForEachView>
    </div>
    <div className={styles.track}>
      <dt>{words.contract.label}</dt>
      <dd>
        {words.contract.value(contractMonths.podcasts)}
        <Contract />
      </dd>
    </div>
  </dl>
);

interface DrawingProps {
  width: number;
  className?: string;
  children: ReactNode;
}

/** A drawing that is stretched to the width of its track. */
const Drawing = ({ width, className = '', children }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} 16`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={`${styles.drawing} ${className}`}
  >
    {children}
  </svg>
);

/** A stroke for two minutes: the recording as a waveform, the rest of the slot as dots. */
function Session() {
  const [recorded, slot] = [recordingMinutes / 2, recordingSlotHours * 30];
  const stroke = (index: number) => {
    const height = index < recorded ? amplitude(index) : 0;
    return `M${index * 2 + 1} ${8 - height}v${height * 2 || 0.01}`;
  };
  const strokes = Array.from({ length: slot }, (_, index) => stroke(index));
  return (
    <Drawing width={slot * 2} className={styles.waveform}>
      <path d={strokes.slice(0, recorded).join('')} />
      <path d={strokes.slice(recorded).join('')} className={styles.quiet} />
    </Drawing>
  );
}

/** Half the height of a waveform's stroke; two waves suggest speakers who take turns. */
const amplitude = (index: number): number =>
  Math.round(1 + 6 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23 + 0.6)));

/** A dot for each working day; a line and names on days when bundles of the view are delivered. */
const Turnaround = ({ deliveries }: { deliveries: Delivery[] }) => (
  <>
    <Drawing width={longest * 2}>
      {Array.from({ length: longest }, (_, index) => index + 1).map((day) => {
        const delivery = deliveries.find((it) => it.day === day);
        return delivery ? (
          <path
            key={day}
            d={`M${day * 2 - 1} 2v12`}
            className={`${styles.mark} ${lightOf(delivery)}`}
          />
        ) : (
          <path key={day} d={`M${day * 2 - 1} 8v.01`} className={styles.quiet} />
        );
      })}
    </Drawing>
    <span aria-hidden="true" className={styles.names}>
      {deliveries.map((delivery) => (
        <span key={delivery.day} className={`${styles.since[delivery.since]} ${lightOf(delivery)}`}>
          {delivery.names}
        </span>
      ))}
    </span>
  </>
);

const lightOf = ({ cards }: Delivery): string =>
  cards.map((card) => styles.lightOf[card]).join(' ');

/** A block for each month. */
const Contract = () => (
  <Drawing width={contractMonths.podcasts * 10}>
    <path
      d={Array.from(
        { length: contractMonths.podcasts },
        (_, month) => `M${month * 10 + 0.3} 8h9.4`,
      ).join('')}
      className={styles.blocks}
    />
  </Drawing>
);
