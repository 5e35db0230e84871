import type { ComponentProps } from 'react';
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
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

export interface ComparisonColumn<Key extends string> {
  /** The key of its values in each row. */
  readonly key: Key;
  /** The text of its header. */
  readonly label: string;
  /** The colour of its header. */
  readonly colour?: TierColour | undefined;
  /** Lets a link such as `#gold` lead here. */
  readonly id?: string | undefined;
  /** Where its label leads, such as to the column itself (`#gold`); without one it is no link. */
  readonly href?: string | undefined;
}

/** A row's value for each column; without one, the item is not included. */
export type ComparisonValues<Key extends string> = {
  readonly [Column in Key]?: ItemValue | undefined;
};

export interface ComparisonRow<Key extends string> extends ItemRow {
  readonly values: ComparisonValues<Key>;
  /**
   * How much of the item each column offers, from 0 to 1: a thin track under its value. It adds
   * nothing to the text that says the same.
   */
  readonly shares?: { readonly [Column in Key]?: number | undefined } | undefined;
}

/** A row of its own: its heading, and what stands in each column. */
export interface ComparisonHeadline<Key extends string> {
  readonly label: string;
  readonly values: ComparisonValues<Key>;
}

export interface ComparisonTableProps<Key extends string>
  extends Omit<ComponentProps<'table'>, 'children'> {
  /** What is compared: the table's accessible name. */
  caption: string;
  /** What is compared, in reading order; at most five fit a tablet. */
  columns: readonly ComparisonColumn<Key>[];
  /**
   * The heading of the items' column.
   * @default 'Feature'
   */
  itemHeading?: string | undefined;
  /** A row in the type of prices, which sticks below the columns' headers. */
  headline?: ComparisonHeadline<Key> | undefined;
  /** The rows, under their headings. */
  groups: readonly ItemGroup<ComparisonRow<Key>>[];
  /** A last row with a button for each column; not in print. */
  actions?: ComparisonHeadline<Key> | undefined;
  /**
   * The texts of absent values and references to notes.
   * @default { absent: 'Not included', note: (number) => `Note ${number}` }
   */
  labels?: Partial<ItemLabels> | undefined;
}

/**
 * Offers side by side, item by item, for wide screens; `TierCard` is its narrow form. The
 * header and headline stick below the page's bars: no ancestor may have an `overflow` of its own.
 */
export function ComparisonTable<Key extends string>({
  caption,
  columns,
  itemHeading = 'Feature',
  headline,
  groups,
  actions,
  labels,
  className,
  ...rest
}: ComparisonTableProps<Key>) {
  const texts = { ...englishItemLabels, ...labels };
  const cells = (values: ComparisonValues<Key>, shares?: ComparisonRow<Key>['shares']) =>
    columns.map(({ key }) => (
      <td key={key} data-share={shareStep(shares?.[key])}>
        <Value absent={texts.absent}>{values[key]}</Value>
      </td>
    ));
  return (
    <table className={classNames(styles.root, drawShares, className)} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{itemHeading}</th>
          {columns.map(({ key, label, colour, id, href }) => (
            <th key={key} scope="col" id={id} className={tierColour[colour ?? 'none']}>
              <NameLink href={href}>{label}</NameLink>
            </th>
          ))}
        </tr>
        {headline && (
          <tr className={styles.headline}>
            <th scope="row">{headline.label}</th>
            {cells(headline.values)}
          </tr>
        )}
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {group.label}
            </th>
          </tr>
          {group.rows.map(({ id, label, note, values, shares }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {note && <NoteLink note={note} labelFor={texts.note} />}
              </th>
              {cells(values, shares)}
            </tr>
          ))}
        </tbody>
      ))}
      {actions && (
        <tfoot>
          <tr className={styles.actions}>
            <th scope="row">{actions.label}</th>
            {columns.map(({ key }) => (
              <td key={key}>{actions.values[key]}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
