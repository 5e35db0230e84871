import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** A word or two. */
  children?: ReactNode;
  /**
   * `live` is lit like a record lamp: for the one thing in sight that stands out.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'live';
}

/** A word or two that label what they stand beside. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.root, styles.tone[tone], className)} {...rest} />;
}
