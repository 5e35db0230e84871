import { Fragment } from 'react';
import { termsSummary } from '../../content/podcasting.ts';
import * as styles from './PodcastingPage.css.ts';

interface DeliveryLinesProps {
  /** Each bundle's name, and the working day on which it is delivered. */
  deliveries: readonly { id: string; name: string; day: number }[];
}

/**
 * A drawing: from the recording, a waveform, lines lead to the day of each bundle. Hidden from screen readers, as
 * the cards have the same in words.
 */
export function DeliveryLines({ deliveries }: DeliveryLinesProps) {
  const longest = Math.max(...deliveries.map(({ day }) => day));
  return (
    <span aria-hidden="true" className={styles.deliveries}>
      <Drawing width={32} path={waveform} className={styles.waveform} />
      <span className={styles.days}>
        {deliveries.map(({ id, name, day }) => (
          <Fragment key={id}>
            <Drawing width={longest} path={`M0 8H${day}M${day} 4v8`} className={styles.line} />
            <span>
              {name} <b>{termsSummary.turnaround.day(day)}</b>
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

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

/** Two waves suggest speakers who take turns. */
const waveform =
  'M1 7v2M3 4v8M5 4v8M7 6v4M9 7v2M11 6v4M13 5v6M15 7v2' +
  'M17 3v10M19 2v12M21 5v6M23 4v8M25 1v14M27 3v10M29 7v2M31 4v8';
