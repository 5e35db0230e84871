import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Checklist, type ChecklistItem, isShown } from '../Checklist/Checklist.tsx';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import type { LinkProps } from '../Link/Link.tsx';
import { NameLink } from '../Link/NameLink.tsx';
import { offerCard as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { hasContent, Part } from '../Part.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import type { SingleNode } from '../render.ts';
import { root as visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './OfferCard.css.ts';

export interface OfferPrice {
  /** The quantity with its unit: '3 episodes'. */
  readonly quantity?: ReactNode;
  /** The children of a `Price`: text as the business writes it ('R17 450'), parts, or any node. */
  readonly price: PriceProps['children'];
  /** The previous price, struck through above the new one: 'R7 999'. */
  readonly was?: ReactNode;
  /** A smaller line below the price: 'an evening', 'R104 700 over 6 months'. */
  readonly detail?: ReactNode;
  /** Shows the price in smaller type than the card's other prices. */
  readonly secondary?: boolean | undefined;
}

/** A labelled fact about an offer, such as 'Delivery' with the value '10 working days'. */
export interface OfferFact {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/**
 * A link that looks like a button, with the props of a `Link`. Unless it has an `aria-label`, its
 * accessible name is its text and the card's name, so that the links of several cards differ.
 */
export interface OfferAction extends LinkProps {
  children: ReactNode;
}

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The offer's name. */
  heading?: ReactNode;
  /** Makes the name a link, for example to the card itself (`#gold`). */
  href?: string | undefined;
  /** Further content below the items. */
  children?: ReactNode;
  /**
   * The level of the card's heading; headings inside the card are one level lower.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

export interface OfferCardProps extends CardProps {
  /** A quieter control beside the action, such as Share; not printed. */
  secondaryAction?: ReactNode;
  /** The level beside the name: a `LevelBadge` or another node. It is the card's name if there is no `heading`. */
  meter?: ReactNode;
  /** The prices, one row each; an empty list takes no room. */
  prices?: readonly OfferPrice[] | undefined;
  /** The included and excluded items, as a checklist. An empty list has no heading. */
  items?: readonly ChecklistItem[] | undefined;
  /** A sentence below the items; use `children` for lists or longer content. */
  remark?: ReactNode;
  /** Facts at the foot of the card, one row each, such as a contract's term. */
  facts?: readonly OfferFact[] | undefined;
  /** Inverts the card's colours and highlights its action. Feature at most one card in a group. */
  featured?: boolean | undefined;
  /** The card's call to action: a link's address and text, or another control, such as a button. */
  action?: OfferAction | SingleNode | undefined;
  /** Replaces the card's labels. */
  labels?: OwnLabels<'offerCard'> | undefined;
}

/**
 * An offer, with its price in the largest type. A `Grid` aligns the parts of the cards in a row,
 * even if a card lacks some. Parts: `header`, `heading`, `meter`, `badge`, `prices`, `quantity`,
 * `price`, `detail`, `action`, `secondary-action`, `items-heading`, `items`, `remark`, `content`,
 * `facts`; those of `Price` and `Checklist`.
 * @example
 * <OfferCard
 *   heading="Garden"
 *   prices={[{ quantity: '6 players', price: '£80', was: '£95', detail: 'an evening' }]}
 *   items={['Piano', { text: 'Recording', included: false }]}
 *   facts={[{ label: 'Cancel', value: 'Until noon' }]}
 *   action={{ href: '/book', children: 'Book' }}
 *   featured
 * />
 */
export function OfferCard({
  heading,
  meter,
  href,
  secondaryAction,
  prices = [],
  items = [],
  remark,
  children,
  facts = [],
  featured,
  action,
  headingLevel,
  labels: ownLabels,
  className,
  ...rest
}: OfferCardProps) {
  const headingId = useId();
  const actionId = `${headingId}-action`;
  const itemsId = `${headingId}-items`;
  const labels = useLabels('offerCard', defaultLabels, ownLabels);
  const Heading = headingTag(headingLevel);
  const Subheading = headingTag(headingLevel, 1);
  const name = hasContent(heading) ? heading : meter;
  const isNamed = hasContent(name);
  const hasItems = items.some(isShown);
  return (
    <article
      aria-labelledby={isNamed ? headingId : undefined}
      data-featured={featured || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {(isNamed || featured) && (
        // The head is a `header`, because reader views drop a `div` with little text as clutter.
        <header data-part="header" className={styles.head}>
          {isNamed && (
            <Heading id={headingId} data-part="heading" className={styles.name}>
              <NameLink href={href}>{name}</NameLink>
              {hasContent(heading) && hasContent(meter) && (
                <span data-part="meter" className={styles.meter}>
                  {' '}
                  {meter}
                </span>
              )}
            </Heading>
          )}
          {featured && (
            <Badge tone="highlighted" data-part="badge">
              {labels.featured}
            </Badge>
          )}
        </header>
      )}
      {prices.length > 0 && (
        <dl data-part="prices" className={styles.prices}>
          {prices.map(({ quantity, price, was, detail, secondary }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and no identifier.
            <div key={index} data-secondary={secondary || undefined} className={styles.price}>
              <dt
                data-part="quantity"
                className={hasContent(quantity) ? undefined : visuallyHidden}
              >
                {hasContent(quantity) ? quantity : labels.price}
              </dt>
              <dd>
                <Price size="headline" data-part="price" was={was} labels={labels}>
                  {price}
                </Price>
              </dd>
              <Part as="dd" data-part="detail" className={styles.detail} content={detail} />
            </div>
          ))}
        </dl>
      )}
      {(hasContent(action) || hasContent(secondaryAction)) && (
        <div data-part="action" className={styles.action}>
          {isLink(action) ? (
            <ButtonLink
              tone={featured ? 'highlighted' : 'secondary'}
              id={actionId}
              aria-labelledby={
                isNamed && !action['aria-label']
                  ? `${action.id ?? actionId} ${headingId}`
                  : undefined
              }
              {...action}
            />
          ) : (
            action
          )}
          <Part
            data-part="secondary-action"
            className={styles.secondaryAction}
            content={secondaryAction}
          />
        </div>
      )}
      {(hasItems || hasContent(remark) || hasContent(children)) && (
        <div className={styles.body}>
          {hasItems && (
            <>
              <Subheading
                id={itemsId}
                aria-labelledby={name ? `${itemsId} ${headingId}` : undefined}
                data-part="items-heading"
                className={styles.subheading}
              >
                {labels.items}
              </Subheading>
              <Checklist data-part="items" items={items} labels={labels} />
            </>
          )}
          <Part as="p" data-part="remark" className={styles.remark} content={remark} />
          <Part data-part="content" className={styles.content} content={children} />
        </div>
      )}
      {facts.length > 0 && (
        <dl data-part="facts" className={styles.facts}>
          {facts.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and no identifier.
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** Tells a link's props from a React node, which has no `href`. */
const isLink = (action: OfferCardProps['action']): action is OfferAction =>
  'href' in Object(action);
