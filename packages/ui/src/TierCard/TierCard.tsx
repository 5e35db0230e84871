import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
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
import { shares as drawShares } from '../Item/share.css.ts';
import { header } from '../Item/tierHeader.css.ts';
import { NameLink } from '../Link/NameLink.tsx';
import { withDefaults } from '../labels.ts';
import type { TierColour } from '../theme/tokens.ts';
import { warn } from '../warn.ts';
import * as styles from './TierCard.css.ts';

export interface TierRow extends ItemRow {
  /** `true` is a tick; without one, the item is not included. */
  readonly value?: ItemValue;
  /** How much of the item it offers, from 0 to 1: a thin track under its value. */
  readonly share?: number | undefined;
}

export interface TierHeadline {
  readonly label: string;
  readonly value: ItemValue;
}

export interface TierCardProps extends ComponentProps<'article'> {
  /** The tier's name. */
  heading: string;
  /** Where its name leads, such as to the card itself (`#gold`); without one it is no link. */
  href?: string | undefined;
  /**
   * The colour of its header. For any other, set `--ui-color-header` and `--ui-color-on-header`, by
   * `className` or around the card.
   */
  colour?: TierColour | undefined;
  /** Shown beside the name, in the type of prices. */
  headline?: TierHeadline | undefined;
  /** The items, under their headings. */
  groups: readonly ItemGroup<TierRow>[];
  /** A sentence or two below its header: what it has beyond the next lower tier. */
  summary?: ReactNode;
  /** Whatever else there is to say, below its items. */
  children?: ReactNode;
  /** The `Footnotes` that its items refer to, below them. */
  notes?: ReactNode;
  /** What to do about it, such as a button or two; not in print. */
  action?: ReactNode;
  /** Its last line, below the action. */
  footer?: ReactNode;
  /**
   * The rank of its heading; those of its groups are one rank lower.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** The texts of marks and references to notes. */
  labels?: ItemLabels | undefined;
}

/**
 * All that one tier offers, for narrow screens: a column of the `ComparisonTable` by itself. Its
 * header sticks while its items scroll.
 */
export function TierCard({
  heading,
  href,
  colour,
  headline,
  groups,
  summary,
  children,
  notes,
  action,
  footer,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: TierCardProps) {
  const texts = withDefaults(englishItemLabels, labels);
  const Heading = headingTag(headingLevel);
  const Subheading = headingTag(headingLevel, 1);
  if (process.env.NODE_ENV !== 'production') {
    if (!groups) {
      warn(
        'TierCard',
        `'${heading}' has no \`groups\`. Pass its items in groups, or an empty array.`,
      );
    }
    for (const group of groups ?? []) {
      if (group.rows) continue;
      warn('TierCard', `'${heading}': the group '${group.label}' has no \`rows\`. Pass an array.`);
    }
  }
  return (
    <article aria-label={heading} className={classNames(styles.root, className)} {...rest}>
      <div className={classNames(styles.head, header[colour ?? 'plain'])}>
        <Heading className={styles.name}>
          <NameLink href={href}>{heading}</NameLink>
        </Heading>
        {headline && (
          <dl className={styles.headline}>
            <dt>{headline.label}</dt>
            <dd>
              <Value labels={texts}>{headline.value}</Value>
            </dd>
          </dl>
        )}
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      {groups?.map((group) => (
        <Fragment key={group.id}>
          <Subheading className={styles.group}>{group.label}</Subheading>
          <dl className={classNames(styles.items, drawShares)}>
            {group.rows?.map(({ id, label, value, note, share }) => (
              <Fragment key={id}>
                <dt>
                  {label}
                  {note && <NoteLink note={note} label={texts.note} />}
                </dt>
                <dd data-share={shareStep(share)}>
                  <Value labels={texts}>{value}</Value>
                </dd>
              </Fragment>
            ))}
          </dl>
        </Fragment>
      ))}
      {children && <div className={styles.slot}>{children}</div>}
      {notes && <div className={styles.slot}>{notes}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {footer && <div className={styles.slot}>{footer}</div>}
    </article>
  );
}
