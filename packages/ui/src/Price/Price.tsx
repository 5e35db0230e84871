import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The price as the business writes it: 'R5 450 pm', 'R62,450', 'Enquire'. */
  children: string;
  /**
   * `headline` is a card's largest type and shrinks with the card, `row` is for a row of prices;
   * `text` has the size of the text around it.
   * @default 'text'
   */
  size?: 'text' | 'row' | 'headline' | undefined;
}

// A short currency, one figure with its separators, and what follows.
const figure = /^(\D{0,4}?)(\d(?:[\d\s.,'’]*\d)?)(\D*)$/u;

/**
 * A price: its currency small and raised, its figures aligned, what follows smaller. The
 * text content is exactly the one given. Words instead of a figure are shown as they are.
 */
export function Price({ children, size = 'text', className, ...rest }: PriceProps) {
  const [, currency, digits, suffix] = figure.exec(children) ?? [];
  return (
    <span className={classNames(styles.root, styles.size[size], className)} {...rest}>
      {digits ? (
        <>
          {currency && <span className={styles.currency}>{currency}</span>}
          {digits}
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </>
      ) : (
        <span className={styles.words}>{children}</span>
      )}
    </span>
  );
}
