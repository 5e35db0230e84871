import { Fragment, type ReactNode, useId } from 'react';
import { CardHeading, type CardProps } from '../Card/Card.tsx';
import { classNames } from '../classNames.ts';
import { headingTag } from '../headings.ts';
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
import { header, tier } from '../Item/tierHeader.css.ts';
import { withDefaults } from '../labels.ts';
import { type TierColour, tierColours } from '../theme/tokens.ts';
import { warn, warnUnless } from '../warn.ts';
import * as styles from './TierCard.css.ts';

export interface TierRow extends ItemRow {
  /** `true` is a tick; a missing value means not included. */
  readonly value?: ItemValue;
  /** How much of the item the tier offers, from 0 to 1, drawn as a thin track under its value. */
  readonly share?: number | undefined;
}

export interface TierGroup extends ItemGroup<TierRow> {
  /** How much of the group the tier offers, from 0 to 1, drawn as lights beside its heading. */
  readonly share?: number | undefined;
}

export interface TierHeadline {
  readonly label: ReactNode;
  readonly value: ItemValue;
}

export interface TierCardProps extends CardProps {
  /** The tier's name. */
  heading: ReactNode;
  /**
   * The header's colour. For any other colour set `--ui-color-header` and `--ui-color-on-header`,
   * by `className` or around the card.
   */
  colour?: TierColour | undefined;
  /** A label and value beside the name, in the type of prices. */
  headline?: TierHeadline | undefined;
  /** The items, in groups with a heading each. */
  groups: readonly TierGroup[];
  /** A sentence or two below the header: what the tier adds to the next lower one. */
  summary?: ReactNode;
  /** The `Footnotes` that the items refer to, below them. */
  notes?: ReactNode;
  /** The call to action, such as one or two buttons; not printed. */
  action?: ReactNode;
  /** The texts of marks and note references. */
  labels?: ItemLabels | undefined;
}

/**
 * Shows everything that one tier offers, for narrow screens: one column of the `ComparisonTable`.
 * The header sticks while the items scroll.
 * @example
 * <TierCard
 *   heading="Garden"
 *   colour="tier2"
 *   headline={{ label: 'An evening', value: '£80' }}
 *   groups={[{ id: 'kit', label: 'Instruments', rows: [
 *     { id: 'piano', label: 'Piano', value: 'Grand' },
 *     { id: 'drums', label: 'Drum kit', value: true },
 *   ] }]}
 * />
 */
export function TierCard({
  heading,
  href,
  colour,
  headline,
  headerAction,
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
  const headingId = useId();
  const texts = withDefaults(englishItemLabels, labels);
  const Subheading = headingTag(headingLevel, 1);
  if (process.env.NODE_ENV !== 'production') {
    warnUnless('TierCard', 'colour', colour, tierColours);
    if (!groups) {
      warn(
        'TierCard',
        `'${heading}' has no \`groups\`. Pass its items in groups, or an empty array.`,
      );
    }
    for (const group of groups ?? []) {
      if (group.rows) continue;
      warn('TierCard', `'${heading}': the group '${group.id}' has no \`rows\`. Pass an array.`);
    }
  }
  return (
    <article
      aria-labelledby={headingId}
      className={classNames(styles.root, drawShares, className)}
      {...rest}
    >
      <div className={classNames(styles.head, header, colour && tier[colour])}>
        <CardHeading
          id={headingId}
          level={headingLevel}
          name={heading}
          href={href}
          className={styles.name}
        />
        {headline && (
          <dl className={styles.headline}>
            <dt>{headline.label}</dt>
            <dd>
              <Value labels={texts}>{headline.value}</Value>
            </dd>
          </dl>
        )}
        {headerAction && <div className={styles.headerAction}>{headerAction}</div>}
      </div>
      {summary && <div className={styles.summary}>{summary}</div>}
      {groups?.map((group) => (
        <Fragment key={group.id}>
          <Subheading className={styles.group} data-share={shareStep(group.share)}>
            {group.label}
          </Subheading>
          <dl className={styles.items}>
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
