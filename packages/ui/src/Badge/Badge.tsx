import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'highlighted';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `highlighted` fills the badge. Use it for the one thing on the screen that should stand out.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
}

/**
 * Labels the text beside it with a word or two.
 * @example
 * <p>
 *   Cellar <Badge tone="highlighted">New</Badge>
 * </p>
 */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-tone={tone} className={classNames(styles.root, className)} {...rest} />;
}
