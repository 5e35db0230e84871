import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { BadgeTone } from '../tones.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** A word or two. */
  children?: ReactNode;
  /**
   * `highlighted` has the accent colour and a dot: for the one thing on the screen that stands out.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
}

/** A word or two that label what is beside them. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.root, styles.tone[tone], className)} {...rest} />;
}
