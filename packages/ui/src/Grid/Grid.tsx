import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** The cards, without a fragment around them. */
  children?: ReactNode;
  /**
   * The maximum number of columns. Two need a window at least 768 px wide, three 1024 px, four 1280 px.
   * @default 4 if the number of cards is a multiple of four, else 3
   */
  columns?: 2 | 3 | 4 | undefined;
}

/**
 * Lays out cards in columns, depending on the window's width, and aligns the parts of `OfferCard`s
 * in a row. In two columns, the first of an odd number of cards takes a whole row.
 * @example
 * <Grid columns={2}>
 *   <OfferCard heading="Cellar" prices={[{ price: '£45' }]} />
 *   <OfferCard heading="Garden" prices={[{ price: '£80' }]} />
 * </Grid>
 */
export function Grid({ columns, className, children, ...rest }: GridProps) {
  // Counts the cards here, because in CSS, `:nth-last-child()` would match different cards while the page streams in.
  const { length } = Children.toArray(children);
  return (
    <div
      className={classNames(styles.root, className)}
      data-columns={columns ?? (length % 4 === 0 ? 4 : 3)}
      data-odd={length % 2 === 1 || undefined}
      {...rest}
    >
      {children}
    </div>
  );
}
