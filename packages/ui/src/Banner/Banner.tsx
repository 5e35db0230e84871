import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { banner as defaultLabels } from '../labels/defaults.ts';
import { useLabels } from '../labels/labels.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps extends ComponentProps<'aside'> {
  /** The announcement, in one line. */
  children?: ReactNode;
}

/**
 * A thin strip above the header for one standing fact about the company.
 * @example
 * <Banner>Open every evening until midnight</Banner>
 */
export function Banner({ className, ...rest }: BannerProps) {
  const labels = useLabels('banner', defaultLabels);
  return (
    <aside aria-label={labels.label} className={classNames(styles.root, className)} {...rest} />
  );
}
