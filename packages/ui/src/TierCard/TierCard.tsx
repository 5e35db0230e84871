import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { shares as drawShares, tierColour } from '../Item/Item.css.ts';
import {
  englishItemLabels,
  type ItemGroup,
  type ItemLabels,
  type ItemRow,
  type ItemValue,
  NoteLink,
  shareStep,
  Value,
} from '../Item/Item.tsx';
import { NameLink } from '../Link/NameLink.tsx';
import type { TierColour } from '../theme/tokens.ts';
import * as styles from './TierCard.css.ts';

export interface TierRow extends ItemRow {
  /** Without one, the item is not included. */
  readonly value?: ItemValue;
  /** How much of the item it offers, from 0 to 1: a thin track under its value. */
  readonly share?: number | undefined;
}

export interface TierHeadline {
  readonly label: string;
  readonly value: ItemValue;
}

export interface TierCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The tier's name. */
  label: string;
  /** Where its name leads, such as to the card itself (`#gold`); without one it is no link. */
  href?: string | undefined;
  /** The colour of its header. */
  colour?: TierColour | undefined;
  /** Shown beside the name, in the type of prices. */
  headline?: TierHeadline | undefined;
  /** The items, under their headings. */
  groups: readonly ItemGroup<TierRow>[];
  /** A sentence or two below its header: what it has beyond the next lower tier. */
  summary?: ReactNode;
  /** The `Footnotes` that its items refer to, below them. */
  notes?: ReactNode;
  /** A button for this tier, at its foot. */
  action?: ReactNode;
  /**
   * The rank of its heading; those of its groups are one rank lower.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /**
   * The texts of absent values and references to notes.
   * @default { absent: 'Not included', note: (number) => `Note ${number}` }
   */
  labels?: Partial<ItemLabels> | undefined;
}

/**
 * All that one tier offers, for narrow screens: a column of the `ComparisonTable` by itself. Its
 * header sticks while its items scroll.
 */
export function TierCard({
  label,
  href,
  colour,
  headline,
  groups,
  summary,
  notes,
  action,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: TierCardProps) {
  const texts = { ...englishItemLabels, ...labels };
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as 'h3';
  return (
    <article aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <div className={classNames(styles.head, tierColour[colour ?? 'none'])}>
        <Heading className={styles.name}>
          <NameLink href={href}>{label}</NameLink>
        </Heading>
        {headline && (
          <dl className={styles.headline}>
            <dt>{headline.label}</dt>
            <dd>
              <Value absent={texts.absent}>{headline.value}</Value>
            </dd>
          </dl>
        )}
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      {groups.map((group) => (
        <Fragment key={group.id}>
          <Subheading className={styles.group}>{group.label}</Subheading>
          <dl className={classNames(styles.items, drawShares)}>
            {group.rows.map(({ id, label: itemLabel, value, note, share }) => (
              <Fragment key={id}>
                <dt>
                  {itemLabel}
                  {note && <NoteLink note={note} labelFor={texts.note} />}
                </dt>
                <dd data-share={shareStep(share)}>
                  <Value absent={texts.absent}>{value}</Value>
                </dd>
              </Fragment>
            ))}
          </dl>
        </Fragment>
      ))}
      {notes && <div className={styles.slot}>{notes}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
