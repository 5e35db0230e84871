import { Fragment, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { headingTag } from '../headings.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import {
  type ItemGroup,
  ItemName,
  type ItemRow,
  type ItemValue,
  isIncluded,
  nameKey,
  priced,
  Value,
  valueKey,
} from '../Item/Item.tsx';
import { NameLink } from '../Link/NameLink.tsx';
import { tierCard as defaultLabels } from '../labels/defaults.ts';
import { fill, type OwnLabels, useLabels } from '../labels/labels.ts';
import type { CardProps } from '../OfferCard/OfferCard.tsx';
import { Part } from '../Part.tsx';
import type { TierColor } from '../theme/tokens.ts';
import * as styles from './TierCard.css.ts';

export interface TierRow extends ItemRow {
  readonly value?: ItemValue;
}

export interface TierGroup extends ItemGroup<TierRow> {
  /**
   * The most important values, below the heading: '5 platforms, 7 posts a week'.
   * @default the number of included items
   */
  readonly leadingValues?: ReactNode;
}

export interface TierHeadline {
  readonly label: ReactNode;
  readonly value: ItemValue;
}

export interface TierCardProps extends CardProps {
  /** The tier's name. */
  heading: ReactNode;
  /** A preset colour for the header and tint. For other colours, set `--ui-color-header` and `--ui-color-on-header`. */
  color?: TierColor | undefined;
  /** The label and value beside the name. The value is styled like a price; a string or number becomes a `Price`. */
  headline?: TierHeadline | undefined;
  /**
   * The groups of items; each is a native `details`, or just a heading if the tier includes none of its items. A link
   * to the card's id and the group's id, such as `#gold-kit`, opens the group. All show in print and without script.
   */
  groups: readonly TierGroup[];
  /**
   * The ids of the groups that are open initially, even in the server's HTML.
   * @default all
   */
  defaultOpenGroups?: readonly string[] | undefined;
  /** A sentence or two below the header, such as what the tier adds to the next lower one. */
  summary?: ReactNode;
  /** The calls to action, one or two buttons; not printed. */
  actions?: ReactNode;
  /** The labels of ticks, dashes, note references and the number of included items. */
  labels?: OwnLabels<'tierCard'> | undefined;
}

/**
 * Shows everything that one tier offers: a column of the `ComparisonTable` as a card, for narrow screens.
 * Parts: `header`, `heading`, `headline`, `summary`, `group`, `group-heading`, `items`, `content`,
 * `actions`; those of `Price`. A group's `data-group` is its id.
 * @example
 * <TierCard
 *   heading="Garden"
 *   color="tier2"
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
  color,
  headline,
  groups,
  defaultOpenGroups,
  summary,
  children,
  actions,
  headingLevel,
  labels: ownLabels,
  className,
  ...rest
}: TierCardProps) {
  const headingId = useId();
  const labels = useLabels('tierCard', defaultLabels, ownLabels);
  const Heading = headingTag(headingLevel);
  const Subheading = headingTag(headingLevel, 1);
  const groupHeading = (label: ReactNode) => (
    <Subheading data-part="group-heading" className={styles.toggleHeading}>
      {label}
    </Subheading>
  );
  return (
    <article
      aria-labelledby={headingId}
      className={classNames(styles.root, color && styles.tier[color], className)}
      {...rest}
    >
      <header data-part="header" className={styles.head}>
        <Heading id={headingId} data-part="heading" className={styles.name}>
          <NameLink href={href}>{heading}</NameLink>
        </Heading>
        {headline && (
          <dl data-part="headline" className={styles.headline}>
            <dt>{headline.label}</dt>
            <dd>
              <Value labels={labels}>{priced(headline.value)}</Value>
            </dd>
          </dl>
        )}
      </header>
      <Part data-part="summary" className={styles.summary} content={summary} />
      {groups.map(({ id, label, rows, leadingValues }) => {
        const itemsId = rest.id && `${rest.id}-${id}`;
        const count = rows.filter(({ value }) => isIncluded(value)).length;
        return count === 0 ? (
          <div key={id} data-part="group">
            <div id={itemsId} className={classNames(styles.toggle, styles.withValues)}>
              {groupHeading(label)}
              {labels.excluded}
            </div>
          </div>
        ) : (
          <details
            key={id}
            data-part="group"
            data-group={id}
            open={defaultOpenGroups?.includes(id) ?? true}
            // A visitor may open or close the group before hydration.
            suppressHydrationWarning
            className={styles.disclosure}
          >
            <summary
              className={classNames(
                styles.toggle,
                leadingValues !== undefined && styles.withValues,
              )}
            >
              {groupHeading(label)}
              {leadingValues ?? `· ${fill(labels.some, { count, total: rows.length })}`}
              <ChevronIcon className={styles.chevron} />
            </summary>
            <dl id={itemsId} data-part="items" className={styles.items}>
              {rows.map(({ value, ...item }) => (
                <Fragment key={item.id}>
                  <dt key={nameKey(item)}>
                    <ItemName item={item} labels={labels} />
                  </dt>
                  <dd key={valueKey(value)}>
                    <Value labels={labels}>{value}</Value>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </details>
        );
      })}
      <Part data-part="content" className={styles.slot} content={children} />
      <Part data-part="actions" className={styles.actions} content={actions} />
    </article>
  );
}
