import {
  contractMonths,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
  type View,
} from '@agency/pricing-data';
import { Fragment } from 'react';
import { shortName, termsSummary as words } from '../../content/podcasting.ts';
import { ForEachView } from '../../views/ForEachView.tsx';
import * as styles from './TermsSummary.css.ts';

/**
 * The terms that all bundles of a view share. A drawing leads from the recording, a waveform, to the day of
 * each bundle; the cards have the same in words.
 */
export const TermsSummary = () => (
  <dl className={styles.root}>
    <div className={styles.term}>
      <dt>{words.turnaround.label}</dt>
      <ForEachView as="dd">
        {(view) => {
          const deliveries = deliveriesOf(view);
          const days = deliveries.map(({ day }) => day);
          const longest = Math.max(...days);
          return (
            <>
              {words.turnaround.value(Math.min(...days), longest)}
              <span aria-hidden="true" className={styles.deliveries}>
                <Drawing width={strokes * 2} path={waveform} className={styles.waveform} />
                <span className={styles.days}>
                  {deliveries.map(({ id, name, day }) => (
                    <Fragment key={id}>
                      <Drawing
                        width={longest}
                        path={`M0 8H${day}M${day} 4v8`}
                        className={styles.line}
                      />
                      <span>
                        <b>{name}</b> {words.turnaround.day(day)}
                      </span>
                    </Fragment>
                  ))}
                </span>
              </span>
            </>
          );
        }}
      </ForEachView>
    </div>
    <div className={styles.term}>
      <dt>{words.session.label}</dt>
      <dd>{words.session.value(recordingMinutes, recordingSlotHours)}</dd>
    </div>
    <div className={styles.term}>
      <dt>{words.contract.label}</dt>
      <dd>{words.contract.value(contractMonths.podcasts)}</dd>
    </div>
  </dl>
);

const deliveriesOf = (view: View) =>
  podcastBundlesFor(view).flatMap((bundle) => {
    const day = Number.parseInt(bundle.turnaround, 10);
    // A turnaround may be agreed with each client.
    return day ? [{ id: bundle.id, name: shortName(bundle), day }] : [];
  });

interface DrawingProps {
  width: number;
  path: string;
  className: string;
}

/** A path that is stretched to the width of its place. */
const Drawing = ({ width, path, className }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} 16`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={className}
  >
    <path d={path} />
  </svg>
);

const strokes = 16;

/** Two waves suggest speakers who take turns. */
const waveform = Array.from({ length: strokes }, (_, at) => {
  const half = Math.round(1 + 6 * Math.abs(Math.sin(at * 0.9) * Math.cos(at * 0.23 + 0.6)));
  return `M${at * 2 + 1} ${8 - half}v${2 * half}`;
}).join('');
