import { recordingMinutes, recordingSlotHours, type View } from '@agency/pricing-data';
import { VisuallyHidden } from '@agency/ui';
import { bundleLabels, recordingLine as words } from '../../content/podcasting.ts';
import { unwrapped } from '../../offers/prices.ts';
import { PerView } from '../../views/PerView.tsx';
import { DayRule } from './DayRule.tsx';
import { byDay, type Delivery } from './deliveries.ts';
import * as styles from './RecordingLine.css.ts';

interface RecordingLineProps {
  deliveriesOf: (view: View) => readonly Delivery[];
}

/**
 * Draws a recording and the working days until delivery: a waveform, filled up to a playhead at the
 * recording's end, then a tick per day, taller on delivery days. Screen readers get a sentence instead.
 */
export const RecordingLine = ({ deliveriesOf }: RecordingLineProps) => {
  const [before, length, after] = words.session;
  const recorded = recordingMinutes / (recordingSlotHours * 60);
  const played = Math.round(bars.length * Math.min(recorded, 1));
  return (
    <div className={styles.root}>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.wave}
      >
        <Bars from={0} to={played} />
        <g className={styles.outlined}>
          <Bars from={played} to={bars.length} />
        </g>
        <g className={styles.inside}>
          <Bars from={played} to={bars.length} />
        </g>
        <path d={`M${played} 2V${height - 2}`} className={styles.playhead} />
      </svg>
      <p className={styles.session}>
        {before} <b>{length}</b> {after}
      </p>
      <PerView className={styles.days}>
        {(view) => {
          const deliveries = byDay(deliveriesOf(view));
          const last = deliveries.at(-1)?.day;
          return (
            last && (
              <>
                <VisuallyHidden>
                  {words.sentence(deliveries.map(({ day, names }) => [names, day]))}
                </VisuallyHidden>
                <DayRule
                  days={last}
                  delivered={deliveries.map(({ day }) => day)}
                  className={styles.rule}
                />
                <span aria-hidden="true" className={styles.legend}>
                  {bundleLabels.turnaround}
                </span>
                <span aria-hidden="true" className={styles.captions}>
                  {deliveries.map(({ day, names, gap }) => (
                    <span key={day} data-days={gap}>
                      {names.map(unwrapped).join(', ')}
                      {/* The no-break space keeps the day apart from the previous caption's. */}
                      <b>{`\u00a0${words.day(day)}`}</b>
                    </span>
                  ))}
                </span>
              </>
            )
          );
        }}
      </PerView>
    </div>
  );
};

const height = 60;
const middle = height / 2;

/** The heights of the bars, in tenths of the line's height, chosen to look like speech with pauses. */
const bars = [...'235492618374210259637214826391742513846295137428'].map(Number);

/** Draws some of the bars, none of which touches the playhead or crosses an end of the line. */
const Bars = ({ from, to }: { from: number; to: number }) => (
  <path
    d={bars
      .slice(from, to)
      .map((tenths, index) => {
        const x = from + index + (from ? 0.75 : 0.25);
        return `M${x} ${middle - tenths * 3}v${tenths * 6}`;
      })
      .join('')}
  />
);
