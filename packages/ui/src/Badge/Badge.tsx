import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { BadgeTone } from '../tones.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** A word or two. */
  children?: ReactNode;
  /**
   * `highlighted` adds the accent colour and a dot, for the one thing on the screen that stands
   * out.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
}

/** Labels the text beside it with a word or two. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.root, styles.tone[tone], className)} {...rest} />;
}
