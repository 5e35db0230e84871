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
  /** For how much, in words: '3 episodes'. */
  readonly quantity?: ReactNode;
  /** A smaller line below it: 'per month'. */
  readonly detail?: ReactNode;
  /** As the business writes it: 'R17 450', '€45', 'Custom quote'; or any node. */
  readonly price: ReactNode;
}

/** A link that looks like a button. */
export interface BundleAction {
  /** Where it leads. */
  readonly href: string;
  /** The words on it. */
  readonly label: string;
  /**
   * Distinguishes this link from those of the other cards where screen readers list them. It must
   * contain the label. Without one it is `labels.action`.
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
   * The name of the action's link: `{label}` is what is seen, `{offer}` the card's heading and level.
   * @default '{label} about {offer}'
   */
  action?: string | undefined;
  /**
   * The heading above the items.
   * @default 'What is included'
   */
  items?: string | undefined;
  /**
   * The label of the turnaround.
   * @default 'Turnaround'
   */
  turnaround?: string | undefined;
}

export interface BundleCardProps extends ComponentProps<'article'> {
  /** The bundle's name. Without one the card is named by its level. */
  heading?: string | undefined;
  /** Its place on the scale, or the label of a level outside it: 'Custom'. */
  level?: number | string | undefined;
  /** What the level means, in two or three words beside it: 'most included'. */
  levelNote?: string | undefined;
  /** Where its name leads, such as to the card itself (`#elite`); without one it is no link. */
  href?: string | undefined;
  /** A row each; with none there is no place for prices. */
  prices?: readonly BundlePrice[] | undefined;
  /** What is included and what is not, as a checklist; with none its heading goes too. */
  items?: readonly ChecklistItem[] | undefined;
  /** A sentence below the items; for lists and more there are `children`. */
  note?: ReactNode;
  /** Whatever else there is to say, below items and note. */
  children?: ReactNode;
  /** How long it takes: '10 working days'. */
  turnaround?: ReactNode;
  /** Its last line. */
  footer?: ReactNode;
  /**
   * Sets it apart from the others. At most one on a page: its action is highlighted.
   * @default false
   */
  featured?: boolean | undefined;
  /** What to do about it: a link, by its address and words, or any node. */
  action?: BundleAction | ReactNode | undefined;
  /**
   * The rank of its heading; the one above the items is one rank lower.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** The card's own texts, in another wording or language. */
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
 * A bundle on offer. Its largest type is its price. In a `BundleGrid` the parts of the cards of a
 * row begin at the same height, whichever of them a card has.
 */
export function BundleCard({
  heading,
  level,
  levelNote,
  href,
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
      {(name || featured) && (
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
        </div>
      )}
      {prices.length > 0 && (
        <dl className={styles.prices}>
          {prices.map(({ quantity, detail, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and nothing to tell them apart by.
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

/** No node of React's has an address. */
const isLink = (action: BundleAction | ReactNode): action is BundleAction =>
  typeof action === 'object' && action !== null && 'href' in action;
