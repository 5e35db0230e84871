import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { price as defaultLabels } from '../labels/en.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';
import { type PriceParts, priceParts, priceRange, type TextParts } from './priceParts.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The price as the business writes it: 'R5 450 pm', '1 200 €', 'From £45', '€45–€60', 'Enquire'; its parts,
   * if your data has them, or where a short word would be taken for a currency ('Ab 45 zł im Monat'); or any node.
   */
  children?: ReactNode | PriceParts | undefined;
  /**
   * The previous price, struck through after this one, in a `headline` above it: 'R7 999'. Screen
   * readers read 'was R7 999'.
   */
  was?: ReactNode;
  /**
   * `headline` is a card's largest type and shrinks with the card, `row` is for a row of prices,
   * `text` inherits the size of the surrounding text.
   * @default 'text'
   */
  size?: 'text' | 'row' | 'headline' | undefined;
  /** Replaces the words for the previous price. */
  labels?: OwnLabels<'price'> | undefined;
}

/**
 * A price with its currency small and raised, its figures aligned, and any other words smaller. The
 * text content stays exactly as given; figures and the unit after them are not translated. Words
 * without a figure are shown unchanged. Parts: `prefix`, `currency`, `suffix`, `was`.
 * @example
 * <Price size="row">From £45 an evening</Price>
 */
export function Price({
  children,
  was,
  size = 'text',
  labels: ownLabels,
  className,
  ...rest
}: PriceProps) {
  const labels = useLabels('price', defaultLabels, ownLabels);
  const [beforeWas, afterWas] = labels.was.split('{price}');
  const given = isParts(children) && children;
  const text = given ? '' : textOf(children as ReactNode);
  const [low, dash, high] = priceRange(text) ?? [{ ...priceParts(text), ...given }];
  const { before } = low;
  const { after } = high ?? low;
  const raised = (sign: ReactNode) =>
    sign && (
      <span data-part="currency" className={styles.currency}>
        {sign}
      </span>
    );
  const amountOf = (parts: TextParts) => (
    <>
      {raised(parts.currency)}
      {/* Right-to-left text would swap the groups of '1 190'. */}
      {parts.figure?.includes(' ') ? <bdo dir="ltr">{parts.figure}</bdo> : parts.figure}
      {raised(parts.currencyAfter)}
    </>
  );
  const figureOf = (parts: TextParts) => (
    <span translate="no" className={styles.figure}>
      {amountOf(parts)}
    </span>
  );
  const previous = was && (
    <s data-part="was" className={classNames(styles.suffix, styles.figure)}>
      {beforeWas && <VisuallyHidden>{beforeWas}</VisuallyHidden>}
      <span translate="no">{was}</span>
      {afterWas && <VisuallyHidden>{afterWas}</VisuallyHidden>}
    </s>
  );
  const classes = classNames(styles.root, styles.size[size], className);
  // Most prices are an amount alone, or words, which need no element of their own.
  const alone = low.figure ? amountOf(low) : size === 'text' && text;
  if (alone && !(before || high || after || previous)) {
    return (
      <span
        translate={low.figure ? 'no' : undefined}
        className={classNames(classes, low.figure ? styles.figure : styles.words)}
        {...rest}
      >
        {alone}
      </span>
    );
  }
  return (
    <span className={classes} {...rest}>
      {size === 'headline' && previous}
      {low.figure ? (
        <>
          {before && (
            <span data-part="prefix" className={styles.suffix}>
              {before}
            </span>
          )}
          {figureOf(low)}
          {high && (
            <>
              {low.after + dash + high.before}
              <wbr />
              {figureOf(high)}
            </>
          )}
          {after && (
            <span translate="no" data-part="suffix" className={styles.suffix}>
              {after}
            </span>
          )}
        </>
      ) : (
        (text && <span className={styles.words}>{text}</span>) || (children as ReactNode)
      )}
      {previous && size !== 'headline' && <> {previous}</>}
    </span>
  );
}

const isParts = (children: PriceProps['children']): children is PriceParts =>
  typeof children === 'object' && children !== null && 'figure' in children;

/** Joins text children: JSX makes two of `R{amount}`. */
function textOf(children: ReactNode): string {
  const nodes = Children.toArray(children);
  return nodes.some((node) => typeof node === 'object') ? '' : nodes.join('');
}
