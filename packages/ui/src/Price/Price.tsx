import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Price.css.ts';
import { priceParts } from './priceParts.ts';

export interface PriceProps extends ComponentProps<'span'> {
  /**
   * The price as the business writes it, in any currency: 'R5 450 pm', '1 200 €', 'From £45',
   * 'Enquire'. Text is drawn by its parts; any other node is shown as it is.
   */
  children?: ReactNode;
  /** Before the figures, for who has it apart from them. */
  currency?: ReactNode;
  /** After the figures, a space apart: 'per month'. */
  suffix?: ReactNode;
  /**
   * `headline` is a card's largest type and shrinks with the card, `row` is for a row of prices;
   * `text` has the size of the text around it.
   * @default 'text'
   */
  size?: 'text' | 'row' | 'headline' | undefined;
}

/**
 * A price: its currency small and raised, its figures aligned, what is around them smaller. The text
 * content is exactly the one given. Words instead of a figure are shown as they are.
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

/** The text of children that are nothing else: `R{amount}` is two of them. */
function textOf(children: ReactNode): string | undefined {
  const nodes = Children.toArray(children);
  return nodes.some((node) => typeof node === 'object') ? undefined : nodes.join('');
}
