import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { price as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { hasContent } from '../Part.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';
import { type PriceParts, priceParts, priceRange, type TextParts } from './priceParts.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The price as the business writes it ('R5 450 pm', 'From £45', '€45–€60', 'Enquire'), or
   * any node. Pass parts if your data has them, or if a word looks like a currency ('Ab 45 zł').
   */
  children?: ReactNode | PriceParts | undefined;
  /** The previous price, struck through; screen readers read 'was …'. */
  was?: ReactNode;
  /**
   * `headline` is a card's largest type; `text` is as large as the surrounding text.
   * @default 'text'
   */
  size?: 'text' | 'headline' | undefined;
  /** Replaces the words that screen readers read for the previous price. */
  labels?: OwnLabels<'price'> | undefined;
}

/**
 * A price with a small, raised currency, tabular figures, and smaller words. Browsers do not
 * translate the figures or the unit after them. Words without a figure are shown unchanged.
 * Parts: `prefix`, `currency`, `suffix`, `was`.
 * @example
 * <Price>From £45 an evening</Price>
 */
export function Price({ children, was, size, labels: ownLabels, className, ...rest }: PriceProps) {
  const labels = useLabels('price', defaultLabels, ownLabels);
  const [beforeWas, afterWas] = labels.was.split('{price}');
  const given = isParts(children) && children;
  const text = given ? '' : textOf(children as ReactNode);
  const [low, dash, high] = priceRange(text) ?? [{ ...priceParts(text), ...given }];
  const { after } = high ?? low;
  const raised = (sign: ReactNode) =>
    sign && (
      <span data-part="currency" className={styles.currency}>
        {sign}
      </span>
    );
  const figureOf = ({ currency, figure, currencyAfter }: TextParts, root?: typeof props) => (
    <span translate="no" {...root} className={classNames(root?.className, styles.figure)}>
      {raised(currency)}
      {/* Right-to-left text would swap the two groups in '1 190'. */}
      {figure?.includes(' ') ? <bdo dir="ltr">{figure}</bdo> : figure}
      {raised(currencyAfter)}
    </span>
  );
  const previous = hasContent(was) && (
    <s data-part="was" className={styles.suffix}>
      <VisuallyHidden>{beforeWas}</VisuallyHidden>
      <span translate="no">{was}</span>
      <VisuallyHidden>{afterWas}</VisuallyHidden>
    </s>
  );
  const isHeadline = size === 'headline';
  const props = {
    className: classNames(styles.root, isHeadline && styles.headline, className),
    'data-long':
      (isHeadline && (low.currency + low.figure + low.currencyAfter).length > 9) || undefined,
    ...rest,
  };
  // Most prices are only an amount, for which the root element suffices.
  if (low.figure && !(low.before || high || after || previous)) return figureOf(low, props);
  return (
    <span {...props}>
      {isHeadline && previous}
      {low.figure ? (
        <>
          {low.before && (
            <span data-part="prefix" className={styles.suffix}>
              {low.before}
            </span>
          )}
          {figureOf(low)}
          {high && (
            <>
              {/* React cannot remove a bare text node that browser translation has replaced. */}
              <span>{low.after + dash + high.before}</span>
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
      {previous && !isHeadline && <> {previous}</>}
    </span>
  );
}

const isParts = (children: PriceProps['children']): children is PriceParts =>
  'figure' in Object(children);

/** Joins text children, as JSX splits `R{amount}` into two. Returns '' if a child is an element. */
function textOf(children: ReactNode): string {
  const nodes = Children.toArray(children);
  return nodes.some((node) => typeof node === 'object') ? '' : nodes.join('');
}
