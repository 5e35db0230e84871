import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { levelBadge as defaultLabels } from '../labels/defaults.ts';
import { fill, type OwnLabels, useLabels } from '../labels/labels.ts';
import * as styles from './LevelBadge.css.ts';

export interface LevelBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number of filled bars, or the label of a level outside the scale, such as 'Custom'. */
  level: number | string;
  /**
   * The number of bars, which is the highest level. A higher `level` fills no bar.
   * @default 3
   */
  levels?: number | undefined;
  /** Replaces the text of a numbered level. */
  labels?: OwnLabels<'levelBadge'> | undefined;
}

// The sizes of a bar's segments, in view box units.
const segment = { width: 8, height: 4, gap: 2, line: 1.5 };
const across = segment.width + segment.gap;
const up = segment.height + segment.gap;

/**
 * Shows a level as a meter beside its text. Parts: `meter`.
 * @example
 * <OfferCard heading="Garden" meter={<LevelBadge level={2} levels={4} />} />
 */
export function LevelBadge({ level, levels = 3, labels, className, ...rest }: LevelBadgeProps) {
  const filled = typeof level === 'number' && level <= levels ? level : 0;
  const { level: words } = useLabels('levelBadge', defaultLabels, labels);
  // The lowest bar has two segments. A single bar has only one, because two segments would look like two bars.
  const lowest = Math.min(levels, 2);
  const height = (levels - 1 + lowest) * up - segment.gap;
  const bars = Array.from({ length: levels }, (_, index) =>
    bar(index * across, index + lowest, height),
  );
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      <svg
        viewBox={`0 0 ${levels * across - segment.gap} ${height}`}
        aria-hidden="true"
        data-part="meter"
        className={styles.meter}
      >
        {bars.map((d, index) => (
          <path key={d} d={d} data-filled={index < filled || undefined} />
        ))}
      </svg>
      <span className={styles.text}>
        {typeof level === 'number' ? fill(words, { level }) : level}
      </span>
    </span>
  );
}

/** Returns a bar's path, inset by half the line width, because SVG centres strokes on the path. */
function bar(x: number, segments: number, bottom: number): string {
  const { width, height, line } = segment;
  return Array.from({ length: segments }, (_, index) => {
    const y = bottom - index * up - height + line / 2;
    return `M${x + line / 2} ${y}h${width - line}v${height - line}h${line - width}z`;
  }).join('');
}
