import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import {
  Checklist,
  type ChecklistItem,
  type ChecklistLabels,
  englishChecklistLabels,
} from '../Checklist/Checklist.tsx';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import {
  englishLevelLabels,
  LevelBadge,
  type LevelBadgeLabels,
  levelInWords,
} from '../LevelBadge/LevelBadge.tsx';
import { NameLink } from '../Link/NameLink.tsx';
import { type Filled, fill, withDefaults } from '../labels.ts';
import { Price } from '../Price/Price.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warn } from '../warn.ts';
import * as styles from './BundleCard.css.ts';

export interface BundlePrice {
  /** The quantity, in words: '3 episodes'. */
  readonly quantity?: ReactNode;
  /** A smaller line below the quantity: 'per month'. */
  readonly detail?: ReactNode;
  /** The price as the business writes it: 'R17 450', '€45', 'Custom quote'; or any node. */
  readonly price: ReactNode;
}

/** A link that looks like a button. */
export interface BundleAction {
  /** The link's address. */
  readonly href: string;
  /** The link's text. */
  readonly label: string;
  /**
   * Distinguishes this link from those of other cards in a screen reader's list of links. It must
   * contain the label. Defaults to `labels.action`.
   */
  readonly accessibleName?: string | undefined;
}

export interface BundleCardLabels extends ChecklistLabels, LevelBadgeLabels {
  /**
   * The badge of the featured card.
   * @default 'Popular'
   */
  featured?: string | undefined;
  /**
   * Read by screen readers before a price that has neither quantity nor detail.
   * @default 'Price'
   */
  price?: string | undefined;
  /**
   * The accessible name of the action's link: `{label}` is its visible text, `{offer}` the card's
   * heading and level.
   * @default '{label} about {offer}'
   */
  action?: string | undefined;
  /**
   * The heading above the items.
   * @default 'What is included'
   */
  items?: string | undefined;
  /**
   * The label above the turnaround.
   * @default 'Turnaround'
   */
  turnaround?: string | undefined;
}

export interface BundleCardProps extends ComponentProps<'article'> {
  /** The bundle's name. Without one the card is named by its level. */
  heading?: string | undefined;
  /** The level's number, or the label of a level outside the scale: 'Custom'. */
  level?: number | string | undefined;
  /** Two or three words beside the level that say what it means: 'most included'. */
  levelNote?: string | undefined;
  /** Makes the name a link, such as to the card itself (`#elite`). */
  href?: string | undefined;
  /** A control at the end of the head, such as an icon button; not printed. */
  headerAction?: ReactNode;
  /** The prices, one row each; an empty list takes no room. */
  prices?: readonly BundlePrice[] | undefined;
  /** What is and is not included, as a checklist; an empty list has no heading either. */
  items?: readonly ChecklistItem[] | undefined;
  /** A sentence below the items; use `children` for lists and more. */
  note?: ReactNode;
  /** Further content, below items and note. */
  children?: ReactNode;
  /** The delivery time: '10 working days'. */
  turnaround?: ReactNode;
  /** The card's last line. */
  footer?: ReactNode;
  /**
   * Makes the card stand out and highlights its action. Feature at most one card on a page.
   * @default false
   */
  featured?: boolean | undefined;
  /** The card's call to action: a link's address and label, or any node. */
  action?: BundleAction | ReactNode | undefined;
  /**
   * The level of the card's heading; the heading above the items is one level lower.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces the card's own texts, for another wording or language. */
  labels?: BundleCardLabels | undefined;
}

const english: Filled<BundleCardLabels> = {
  ...englishChecklistLabels,
  ...englishLevelLabels,
  featured: 'Popular',
  price: 'Price',
  action: '{label} about {offer}',
  items: 'What is included',
  turnaround: 'Turnaround',
};

/**
 * A bundle on offer, with its price in the largest type. A `BundleGrid` aligns the parts of the
 * cards in a row, also where a card lacks some of them.
 */
export function BundleCard({
  heading,
  level,
  levelNote,
  href,
  headerAction,
  prices = [],
  items = [],
  note,
  children,
  turnaround,
  footer,
  featured = false,
  action,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: BundleCardProps) {
  const headingId = useId();
  const texts = withDefaults(english, labels);
  const Heading = headingTag(headingLevel);
  const Subheading = headingTag(headingLevel, 1);
  const badge = level !== undefined && <LevelBadge level={level} labels={texts} />;
  const name = heading || badge;
  if (process.env.NODE_ENV !== 'production' && !name) {
    warn('BundleCard', 'it has no name. Pass a `heading`, a `level`, or both.');
  }
  const offer = [heading, level !== undefined && levelInWords(level, texts.level)]
    .filter(Boolean)
    .join(', ');
  return (
    <article
      aria-labelledby={name ? headingId : undefined}
      data-featured={featured || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {(name || featured || headerAction) && (
        <div className={styles.head}>
          {name && (
            <Heading id={headingId} className={styles.name}>
              <NameLink href={href}>{name}</NameLink>{' '}
              {((heading && badge) || levelNote) && (
                <span className={styles.level}>
                  {heading && badge}{' '}
                  {levelNote && <small className={styles.levelNote}>{levelNote}</small>}
                </span>
              )}
            </Heading>
          )}
          {featured && <Badge tone="highlighted">{texts.featured}</Badge>}
          {headerAction && <div className={styles.headerAction}>{headerAction}</div>}
        </div>
      )}
      {prices.length > 0 && (
        <dl className={styles.prices}>
          {prices.map(({ quantity, detail, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and no identifier.
            <div key={index} className={styles.price}>
              <dt>
                {quantity} {detail && <span className={styles.secondary}>{detail}</span>}
                {!quantity && !detail && <VisuallyHidden>{texts.price}</VisuallyHidden>}
              </dt>
              <dd>
                <Price size="headline">{price}</Price>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {action && (
        <div className={styles.action}>
          {isLink(action) ? (
            <ButtonLink
              href={action.href}
              tone={featured ? 'highlighted' : 'secondary'}
              wide
              aria-label={
                action.accessibleName ??
                (offer ? fill(texts.action, { label: action.label, offer }) : undefined)
              }
            >
              {action.label}
            </ButtonLink>
          ) : (
            action
          )}
        </div>
      )}
      {(items.length > 0 || note || children) && (
        <div className={styles.body}>
          {items.length > 0 && (
            <>
              <Subheading className={styles.subheading}>{texts.items}</Subheading>
              <Checklist items={items} labels={texts} />
            </>
          )}
          {note && <p className={styles.note}>{note}</p>}
          {children}
        </div>
      )}
      {turnaround && (
        <dl className={styles.foot}>
          <dt>{texts.turnaround}</dt>
          <dd>{turnaround}</dd>
        </dl>
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}

/** Only a link has an `href`: React nodes have none. */
const isLink = (action: BundleAction | ReactNode): action is BundleAction =>
  typeof action === 'object' && action !== null && 'href' in action;
