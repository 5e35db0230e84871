import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './BundleGrid.css.ts';

export interface BundleGridProps extends ComponentProps<'div'> {
  /** The `BundleCard`s. */
  children?: ReactNode;
}

/**
 * Lays out `BundleCard`s in one, two or three columns, by its own width. Where an odd number of
 * cards meets two columns, the first card takes a whole row.
 */
export function BundleGrid({ className, children, ...rest }: BundleGridProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
