import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './BundleGrid.css.ts';

export interface BundleGridProps extends ComponentProps<'div'> {
  /** The `BundleCard`s, without a fragment around them. */
  children?: ReactNode;
}

/**
 * Lays out `BundleCard`s in one, two or three columns, depending on its own width. If an odd number
 * of cards is in two columns, the first card takes a whole row.
 */
export function BundleGrid({ className, children, ...rest }: BundleGridProps) {
  // Not `:nth-last-child()`: the last card changes while the page streams in.
  const isOdd = Children.toArray(children).length % 2 === 1;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.grid} data-odd={isOdd || undefined}>
        {children}
      </div>
    </div>
  );
}
