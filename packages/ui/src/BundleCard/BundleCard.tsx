import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Checklist, type ChecklistItem, type ChecklistLabels } from '../Checklist/Checklist.tsx';
import { classNames } from '../classNames.ts';
import { defaultLevelLabel, LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { NameLink } from '../Link/NameLink.tsx';
import { Price } from '../Price/Price.tsx';
import * as styles from './BundleCard.css.ts';

export interface BundlePrice {
  /** Episodes a month, or words where the number is agreed: 'Custom'. */
  readonly episodes: number | string;
  /** As the business writes it: 'R17 450', 'R5 450 pm', 'Custom quote'. */
  readonly price: string;
}

export interface BundleEnquire {
  /** Where the button leads. */
  readonly href: string;
  /**
   * The words on the button.
   * @default 'Enquire'
   */
  readonly label?: string | undefined;
  /**
   * Distinguishes this button from those of the other cards where screen readers list them. It must
   * contain the label.
   * @default `${label} about ${tier}, ${level}`
   */
  readonly accessibleName?: string | undefined;
}

export interface BundleCardLabels extends ChecklistLabels {
  /** The badge of the featured card. */
  popular: string;
  /** The heading above the deliverables. */
  deliverables: string;
  /** The label of the turnaround. */
  turnaround: string;
  /** A numbered level. */
  level: (level: number) => string;
  /** A number of episodes. */
  episodes: (episodes: number) => string;
  /** The smaller line below a number of episodes. */
  perMonth: ReactNode;
}

export interface BundleCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The bundle's name. Without one the card is named by its level. */
  tier?: string | undefined;
  /** Its place on the scale, or the label of a level outside it: 'Custom'. */
  level: number | string;
  /** What the level means, in two or three words beside it: 'most included'. */
  levelNote?: string | undefined;
  /** Where its name leads, such as to the card itself (`#elite`); without one it is no link. */
  href?: string | undefined;
  /** A row each; with none there is no place for prices. */
  prices: readonly BundlePrice[];
  /** What is included and what is not, as a checklist; with none its heading goes too. */
  deliverables: readonly ChecklistItem[];
  /** A sentence below the deliverables. */
  note?: ReactNode;
  /** How long it takes: '10 working days'. */
  turnaround: string;
  /**
   * Sets it apart from the others. At most one on a page: its button is highlighted.
   * @default false
   */
  featured?: boolean | undefined;
  /** Its one button. */
  enquire: BundleEnquire;
  /**
   * The rank of its heading; the one above the deliverables is one rank lower.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** The card's own texts, in another wording or language. */
  labels?: Partial<BundleCardLabels> | undefined;
}

const english: BundleCardLabels = {
  popular: 'Popular',
  deliverables: 'Deliverables per recording',
  turnaround: 'Turnaround',
  level: defaultLevelLabel,
  episodes: (episodes) => (episodes === 1 ? '1 episode' : `${episodes} episodes`),
  perMonth: 'per month',
  included: 'Included',
  excluded: 'Not included',
};

/**
 * A bundle on offer. Its largest type is its price. In a `BundleGrid` the parts of the cards of a
 * row begin at the same height.
 */
export function BundleCard({
  tier,
  level,
  levelNote,
  href,
  prices,
  deliverables,
  note,
  turnaround,
  featured = false,
  enquire: { href: enquireHref, label = 'Enquire', accessibleName },
  headingLevel = 2,
  labels,
  className,
  ...rest
}: BundleCardProps) {
  const headingId = useId();
  const texts = { ...english, ...labels };
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as 'h3';
  const name = [tier, typeof level === 'number' ? texts.level(level) : level].filter(Boolean);
  const badge = <LevelBadge level={level} labelFor={texts.level} />;
  return (
    <article
      aria-labelledby={headingId}
      data-featured={featured || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Heading id={headingId} className={styles.name}>
          <NameLink href={href}>{tier || badge}</NameLink>{' '}
          {(tier || levelNote) && (
            <span className={styles.level}>
              {tier && badge} {levelNote && <small className={styles.levelNote}>{levelNote}</small>}
            </span>
          )}
        </Heading>
        {featured && <Badge tone="highlighted">{texts.popular}</Badge>}
      </div>
      {prices.length > 0 && (
        <dl className={styles.prices}>
          {prices.map(({ episodes, price }) => (
            <div key={episodes} className={styles.price}>
              <dt>
                {typeof episodes === 'number' ? (
                  <>
                    {`${texts.episodes(episodes)} `}
                    <span className={styles.secondary}>{texts.perMonth}</span>
                  </>
                ) : (
                  episodes
                )}
              </dt>
              <dd>
                <Price size="headline">{price}</Price>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.action}>
        <ButtonLink
          href={enquireHref}
          tone={featured ? 'highlighted' : 'secondary'}
          wide
          aria-label={accessibleName ?? `${label} about ${name.join(', ')}`}
        >
          {label}
        </ButtonLink>
      </div>
      <div className={styles.body}>
        {deliverables.length > 0 && (
          <>
            <Subheading className={styles.subheading}>{texts.deliverables}</Subheading>
            <Checklist items={deliverables} labels={texts} />
          </>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <dl className={styles.foot}>
        <dt>{texts.turnaround}</dt>
        <dd>{turnaround}</dd>
      </dl>
    </article>
  );
}
