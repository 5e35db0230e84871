import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './LevelBadge.css.ts';

export interface LevelBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many bars are filled, or the label of a level outside the scale: 'Custom'. */
  level: number | string;
  /**
   * How many bars there are.
   * @default 3
   */
  levels?: number;
  /**
   * The label of a numbered level.
   * @default (level) => `Level ${level}`
   */
  labelFor?: (level: number) => string;
}

// The meter's drawing, in the units of its view box.
const bar = { width: 4, gap: 2, lowest: 5, highest: 14, line: 1.25 };

export const defaultLevelLabel = (level: number): string => `Level ${level}`;

/** A level drawn as a small VU meter beside its words; a level outside the scale fills no bar. */
export function LevelBadge({
  level,
  levels = 3,
  labelFor = defaultLevelLabel,
  className,
  ...rest
}: LevelBadgeProps) {
  const filled = typeof level === 'number' ? level : 0;
  const step = (bar.highest - bar.lowest) / Math.max(levels - 1, 1);
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      <svg
        viewBox={`0 0 ${levels * (bar.width + bar.gap) - bar.gap} ${bar.highest}`}
        aria-hidden="true"
        className={styles.meter}
      >
        {Array.from({ length: levels }, (_, index) => {
          const height = bar.highest - step * (levels - 1 - index);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              key={index}
              x={index * (bar.width + bar.gap) + bar.line / 2}
              y={bar.highest - height + bar.line / 2}
              width={bar.width - bar.line}
              height={height - bar.line}
              rx="1"
              fill={index < filled ? 'currentColor' : 'none'}
            />
          );
        })}
      </svg>
      {typeof level === 'number' ? labelFor(level) : level}
    </span>
  );
}
