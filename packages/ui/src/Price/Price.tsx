import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Price.css.ts';

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

// Words, a short currency, one figure with its separators, and what follows. Three letters and a sign
// are a currency ('US$', 'CHF', '₹'), a longer word is none ('From').
const figure = /^((?:\D*?\s)??)([^\d\s]{0,3}\p{Sc}?\s?)(\d(?:[\d\s.,'’]*\d)?)(\D*)$/u;

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
  const { before, sign, digits, after } = partsOf(text ?? '');
  const raised = currency ?? sign;
  return (
    <span className={classNames(styles.root, styles.size[size], className)} {...rest}>
      {before && <span className={styles.suffix}>{before}</span>}
      {raised && <span className={styles.currency}>{raised}</span>}
      {digits ?? (text ? <span className={styles.words}>{text}</span> : children)}
      {after && <span className={styles.suffix}>{after}</span>}
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

function partsOf(text: string) {
  const [, before = '', sign = '', digits, after = ''] = figure.exec(text) ?? [];
  // With its currency behind it ('ab 45 €'), what is before it is words.
  return /\p{Sc}/u.test(after)
    ? { before: before + sign, sign: '', digits, after }
    : { before, sign, digits, after };
}
