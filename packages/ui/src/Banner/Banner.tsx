import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps extends ComponentProps<'aside'> {
  /**
   * The landmark's accessible name.
   * @default 'Announcement'
   */
  label?: string | undefined;
  /** The fact, in one line. */
  children?: ReactNode;
}

/**
 * A thin strip above the header for one standing fact about the company.
 * @example
 * <Banner>Open every evening until midnight</Banner>
 */
export function Banner({ label = 'Announcement', className, ...rest }: BannerProps) {
  return <aside aria-label={label} className={classNames(styles.root, className)} {...rest} />;
}
