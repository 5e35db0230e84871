import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
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
import { NameLink } from '../Link/NameLink.tsx';
import { type Filled, withDefaults } from '../labels.ts';
import type { TierColour } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';
import { checkTable } from './checkTable.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface ComparisonColumn<Key extends string> {
  /** Each row's key of this column's value. */
  readonly key: Key;
  /** The header's text. */
  readonly label: ReactNode;
  /**
   * The header's colour. For any other colour set `--ui-color-header` and `--ui-color-on-header`,
   * by `className` or around the table.
   */
  readonly colour?: TierColour | undefined;
  /** A class for the header. */
  readonly className?: string | undefined;
  /** The header's id, for links such as `#gold`. */
  readonly id?: string | undefined;
  /** Makes the label a link, such as to the column itself (`#gold`). */
  readonly href?: string | undefined;
  /** A link or button at the end of the header, which sticks with it; not printed. */
  readonly action?: ReactNode;
}

/** A row's value for each column: `true` is a tick; a missing value means not included. */
export type ComparisonValues<Key extends string> = {
  readonly [Column in Key]?: ItemValue | undefined;
};

export interface ComparisonRow<Key extends string> extends ItemRow {
  readonly values: ComparisonValues<Key>;
  /**
   * How much of the item each column offers, from 0 to 1, drawn as a thin track under its value.
   * Decorative: the text must say the same.
   */
  readonly shares?: { readonly [Column in Key]?: number | undefined } | undefined;
}

/** A row outside the groups: its heading, and a node for each column. */
export interface ComparisonHeadline<Key extends string> {
  readonly label: ReactNode;
  readonly values: ComparisonValues<Key>;
}

export interface ComparisonTableLabels extends ItemLabels {
  /**
   * The heading of the items' column.
   * @default 'Feature'
   */
  item?: string | undefined;
}

export interface ComparisonTableProps<Key extends string>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's accessible name: what it compares. */
  label: string;
  /** The columns, in reading order. Four fit a tablet; columns that do not fit scroll. */
  columns: readonly ComparisonColumn<Key>[];
  /** A row in the type of prices, which sticks below the column headers. */
  headline?: ComparisonHeadline<Key> | undefined;
  /** A row of small print below the headline, which scrolls with the items. */
  details?: ComparisonHeadline<Key> | undefined;
  /** The rows, in groups with headings. */
  groups: readonly ItemGroup<ComparisonRow<Key>>[];
  /** A last row with a button for each column; not printed. */
  actions?: ComparisonHeadline<Key> | undefined;
  /** The texts of marks and note references, and the heading of the items' column. */
  labels?: ComparisonTableLabels | undefined;
}

const english: Filled<ComparisonTableLabels> = { ...englishItemLabels, item: 'Feature' };

/**
 * Compares offers item by item on wide screens; for narrow ones use `TierCard`. Header and headline
 * stick below the page's bars, unless an ancestor sets `overflow`. Columns that do not fit scroll
 * beside the items, in a region at most as high as the window, inside which header and headline stick.
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
  headline,
  details,
  groups,
  actions,
  labels,
  className,
  ...rest
}: ComparisonTableProps<Key>) {
  const tableId = useId();
  const texts = withDefaults(english, labels);
  if (process.env.NODE_ENV !== 'production') {
    checkTable({ label, columns, groups, headline, details, actions });
  }
  const shown = columns ?? [];
  /** A row's cells; in the head they have a tint of their column's colour. */
  const cells = (
    values: ComparisonValues<Key>,
    { shares, inHead }: { shares?: ComparisonRow<Key>['shares']; inHead?: boolean },
  ) =>
    shown.map(({ key, colour }) => (
      <td
        key={key}
        data-share={shareStep(shares?.[key])}
        className={inHead ? classNames(styles.tinted, colour && tier[colour]) : undefined}
      >
        <Value labels={texts}>{values?.[key]}</Value>
      </td>
    ));
  return (
    <div
      className={classNames(
        styles.root,
        shown.length >= 5 && styles.fiveOrMore,
        shown.length >= 6 && styles.sixOrMore,
        shown.length >= 7 && styles.sevenOrMore,
        drawShares,
        className,
      )}
      {...rest}
    >
      <ScrollRegion label={label} className={styles.region}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.item}</th>
              {shown.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  id={column.id}
                  {...(column.action ? nameOf(column, tableId) : {})}
                  className={classNames(
                    header,
                    column.colour && tier[column.colour],
                    column.className,
                  )}
                >
                  <NameLink href={column.href}>
                    {typeof column.label === 'string' ? (
                      column.label
                    ) : (
                      <span id={`${tableId}-${column.key}`}>{column.label}</span>
                    )}
                  </NameLink>
                  {column.action && <span className={styles.action}>{column.action}</span>}
                </th>
              ))}
            </tr>
            {headline && (
              <tr className={styles.headline}>
                <th scope="row">{headline.label}</th>
                {cells(headline.values, { inHead: true })}
              </tr>
            )}
          </thead>
          {details && (
            <tbody className={styles.details}>
              <tr>
                <th scope="row">{details.label}</th>
                {cells(details.values, { inHead: true })}
              </tr>
            </tbody>
          )}
          {groups?.map((group) => (
            <tbody key={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={shown.length + 1}>
                  <span>{group.label}</span>
                </th>
              </tr>
              {group.rows?.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {row.label}
                    {row.note && <NoteLink note={row.note} label={texts.note} />}
                  </th>
                  {cells(row.values, { shares: row.shares })}
                </tr>
              ))}
            </tbody>
          ))}
          {actions && (
            <tfoot>
              <tr className={styles.actions}>
                <th scope="row">{actions.label}</th>
                {shown.map(({ key }) => (
                  <td key={key}>{actions.values?.[key]}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}

/** Leaves the action out of a header's name, which screen readers read before each cell. */
const nameOf = ({ key, label }: ComparisonColumn<string>, tableId: string) =>
  typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': `${tableId}-${key}` };
