import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Price.css.ts';
import { priceParts } from './priceParts.ts';

export interface PriceProps extends ComponentProps<'span'> {
  /**
   * The price as the business writes it, in any currency: 'R5 450 pm', '1 200 €', 'From £45',
   * 'Enquire'. A string is styled in parts; any other node is shown unchanged.
   */
  children?: ReactNode;
  /** The currency before the figures, if your data keeps it apart. */
  currency?: ReactNode;
  /** Text after the figures and a space: 'per month'. */
  suffix?: ReactNode;
  /**
   * `headline` is a card's largest type and shrinks with the card, `row` is for a row of prices,
   * `text` inherits the size of the surrounding text.
   * @default 'text'
   */
  size?: 'text' | 'row' | 'headline' | undefined;
}

/**
 * A price with its currency small and raised, its figures aligned, and any other words smaller. The
 * text content stays exactly as given. Words without a figure are shown unchanged.
 */
export function Price({
  children,
  currency,
  suffix,
  size = 'text',
  className,
  ...rest
}: PriceProps) {
  const text = textOf(children);
  const parts = priceParts(text ?? '');
  const raised = currency ?? parts.currency;
  return (
    <span className={classNames(styles.root, styles.size[size], className)} {...rest}>
      {parts.before && <span className={styles.suffix}>{parts.before}</span>}
      {raised && <span className={styles.currency}>{raised}</span>}
      {parts.figure ?? (text ? <span className={styles.words}>{text}</span> : children)}
      {parts.after && <span className={styles.suffix}>{parts.after}</span>}
      {suffix && (
        <>
          {' '}
          <span className={styles.suffix}>{suffix}</span>
        </>
      )}
    </span>
  );
}

/** Joins children that are all text: `R{amount}` is two children. */
function textOf(children: ReactNode): string | undefined {
  const nodes = Children.toArray(children);
  return nodes.some((node) => typeof node === 'object') ? undefined : nodes.join('');
}
