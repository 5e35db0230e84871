import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import {
  figureClass,
  type ItemGroup,
  ItemName,
  type ItemRow,
  type ItemValue,
  isText,
  nameKey,
  priced,
  Value,
  valueKey,
} from '../Item/Item.tsx';
import { NameLink } from '../Link/NameLink.tsx';
import { comparisonTable as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { header, tier } from '../TierCard/TierCard.css.ts';
import type { TierColor } from '../theme/tokens.ts';
import { root as visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ComparisonTable.css.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface ComparisonColumn<Key extends string> {
  /** The key of this column's value in each row's `values`. */
  readonly key: Key;
  readonly label: ReactNode;
  /** A preset colour for the header and tint. For other colours, set `--ui-color-header` and `--ui-color-on-header`. */
  readonly color?: TierColor | undefined;
  /** A class for all of the column's cells, including its header. */
  readonly className?: string | undefined;
  /** The header's id, for links such as `#gold`. */
  readonly id?: string | undefined;
  /** Makes the label a link, for example to the column itself (`#gold`). */
  readonly href?: string | undefined;
}

/** A row's value for each column. A missing value means that the item is not included. */
export type ComparisonValues<Key extends string> = {
  readonly [Column in Key]?: ItemValue | undefined;
};

export interface ComparisonRow<Key extends string> extends ItemRow {
  readonly values: ComparisonValues<Key>;
}

/** A row outside the groups, such as the headline. */
export interface ComparisonDetails<Key extends string> {
  readonly label: ReactNode;
  readonly values: ComparisonValues<Key>;
}

export interface ComparisonHeadline<Key extends string> extends ComparisonDetails<Key> {
  /**
   * The short forms that the sticky header shows once the headline has scrolled away: text, or an empty element with
   * `data-text`. Give the element `aria-hidden`, because screen readers already read the headline's values.
   * @default the headline's values that are strings, numbers, or a `Price` of a string or number
   */
  readonly inHeader?: ComparisonValues<Key> | undefined;
}

export interface ComparisonTableProps<Key extends string>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's accessible name. */
  label: string;
  /** The columns, which scroll if they do not fit. Four fit a tablet. */
  columns: readonly ComparisonColumn<Key>[];
  /**
   * Whether the headers rise like stairs from the last column to the first, which offers the most.
   * Needs two to six columns.
   */
  rising?: boolean | undefined;
  /**
   * A row in large type on the columns' colours. Strings and numbers are shown as a `Price`; pass
   * `<Price was="…">` for a previous price.
   */
  headline?: ComparisonHeadline<NoInfer<Key>> | undefined;
  /** Rows below the headline, with values in small type. They may contain buttons. */
  details?: readonly ComparisonDetails<NoInfer<Key>>[] | undefined;
  /** The rows, in groups with headings. */
  groups: readonly ItemGroup<ComparisonRow<NoInfer<Key>>>[];
  /** The labels of ticks, dashes and note references, and the heading of the items' column. */
  labels?: OwnLabels<'comparisonTable'> | undefined;
}

/**
 * Compares offers item by item on wide screens; for narrow screens, use `TierCard`. The header
 * sticks below the page's bars, unless an ancestor sets `overflow`. If the columns do not fit, they
 * scroll beside the items, in a region no taller than the window. The header then sticks to the region.
 * Parts: `region`, `header`, `headline`, `details`, `group`, `group-heading`; those of `Price`.
 * @example
 * <ComparisonTable
 *   label="The rooms compared"
 *   columns={[{ key: 'cellar', label: 'Cellar' }, { key: 'garden', label: 'Garden' }]}
 *   headline={{ label: 'An evening', values: { cellar: '£45', garden: '£80' } }}
 *   groups={[{ id: 'kit', label: 'Instruments', rows: [
 *     { id: 'piano', label: 'Piano', values: { cellar: 'Upright', garden: 'Grand' } },
 *     { id: 'drums', label: 'Drum kit', values: { cellar: false, garden: true } },
 *   ] }]}
 * />
 */
export function ComparisonTable<Key extends string>({
  label,
  columns,
  rising = false,
  headline,
  details,
  groups,
  labels: ownLabels,
  className,
  ...rest
}: ComparisonTableProps<Key>) {
  const labels = useLabels('comparisonTable', defaultLabels, ownLabels);
  const inColor = (cell: string, { color, className: own }: ComparisonColumn<Key>) =>
    classNames(cell, color && tier[color], own);
  const cells = (values: ComparisonValues<Key>, cell: string) =>
    columns.map((column) => {
      const value = values[column.key];
      return (
        <td
          key={`${column.key} ${valueKey(value)}`}
          className={classNames(inColor(cell, column), figureClass(value))}
        >
          <Value labels={labels}>{cell === header ? priced(value) : value}</Value>
        </td>
      );
    });
  const inHeader = (key: Key): ReactNode => {
    const given = headline?.inHeader?.[key] ?? headline?.values[key];
    const isPrice = isValidElement<PriceProps>(given) && given.type === Price;
    const text = isPrice ? given.props.children : given;
    return isText(text) ? (
      <span aria-hidden="true" data-text={text} />
    ) : (
      headline?.inHeader && given
    );
  };
  return (
    <div
      data-columns={Math.min(columns.length, 7)}
      data-rising={(rising && columns.length > 1 && columns.length < 7) || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <ScrollRegion label={label} className={styles.region}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.item}</th>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  id={column.id}
                  data-part="header"
                  className={inColor(header, column)}
                >
                  <NameLink href={column.href}>{column.label}</NameLink>
                  {inHeader(column.key)}
                </th>
              ))}
            </tr>
            {headline && (
              <tr data-part="headline" className={styles.headline}>
                <th scope="row">{headline.label}</th>
                {cells(headline.values, header)}
              </tr>
            )}
          </thead>
          {details && (
            <tbody data-part="details" className={styles.details}>
              {details.map(({ label: name, values }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key and keep their order.
                <tr key={index}>
                  <th scope="row">{name}</th>
                  {cells(values, styles.tinted)}
                </tr>
              ))}
            </tbody>
          )}
          {groups.map((group) => (
            <tbody key={group.id} data-part="group">
              <tr>
                <th data-part="group-heading" scope="rowgroup">
                  {group.label}
                </th>
                {/* Empty cells continue the columns' tints. */}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    aria-hidden="true"
                    className={inColor(styles.tinted, column)}
                  />
                ))}
              </tr>
              {group.rows.map((row) => (
                <tr key={row.id}>
                  <th key={nameKey(row)} scope="row">
                    <ItemName item={row} labels={labels} />
                  </th>
                  {cells(row.values, styles.tinted)}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </div>
  );
}
