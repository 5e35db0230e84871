import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { metal } from '../Feature/Feature.css.ts';
import {
  englishFeatureLabels,
  type FeatureGroup,
  type FeatureLabels,
  type FeatureRow,
  type FeatureValue,
} from '../Feature/feature.ts';
import { NoteLink } from '../Feature/NoteLink.tsx';
import { Value } from '../Feature/Value.tsx';
import type { Metal } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

export interface ComparisonColumn<Key extends string> {
  /** Under which the rows have its values. */
  readonly key: Key;
  /** Its header. */
  readonly label: string;
  /** The metal of its header. */
  readonly tone?: Metal;
  /** Lets a link such as `#gold` lead here. */
  readonly id?: string;
}

/** A column's value for a row; one that is not there is not included. */
export type ComparisonValues<Key extends string> = {
  readonly [Column in Key]?: FeatureValue;
};

export interface ComparisonRow<Key extends string> extends FeatureRow {
  readonly values: ComparisonValues<Key>;
}

export interface ComparisonHeadline<Key extends string> {
  readonly label: string;
  readonly values: ComparisonValues<Key>;
}

export interface ComparisonTableProps<Key extends string>
  extends Omit<ComponentProps<'table'>, 'children'> {
  /** What is compared; heard as the table's name. */
  caption: string;
  /** What is compared, in reading order; five are the most that fit a tablet. */
  columns: readonly ComparisonColumn<Key>[];
  /**
   * The heading of the column of features.
   * @default 'Feature'
   */
  featureHeading?: string;
  /** The first row, in the type of prices. */
  headline?: ComparisonHeadline<Key>;
  /** The rows, under their headings. */
  groups: readonly FeatureGroup<ComparisonRow<Key>>[];
  /**
   * What absent values and references to notes say.
   * @default { absent: 'Not included', note: (number) => `Note ${number}` }
   */
  labels?: Partial<FeatureLabels>;
}

/**
 * Offers side by side, feature by feature, for wide screens; `TierCard` is its narrow form. The
 * header row sticks below the page's bars: no ancestor may have an `overflow` of its own.
 */
export function ComparisonTable<Key extends string>({
  caption,
  columns,
  featureHeading = 'Feature',
  headline,
  groups,
  labels,
  className,
  ...rest
}: ComparisonTableProps<Key>) {
  const says = { ...englishFeatureLabels, ...labels };
  const cells = (values: ComparisonValues<Key>) =>
    columns.map(({ key }) => (
      <td key={key}>
        <Value absent={says.absent}>{values[key]}</Value>
      </td>
    ));
  return (
    <table className={classNames(styles.root, className)} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{featureHeading}</th>
          {columns.map(({ key, label, tone, id }) => (
            <th key={key} scope="col" id={id} className={metal[tone ?? 'none']}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {headline && (
        <tbody>
          <tr className={styles.headline}>
            <th scope="row">{headline.label}</th>
            {cells(headline.values)}
          </tr>
        </tbody>
      )}
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {group.label}
            </th>
          </tr>
          {group.rows.map(({ id, label, note, values }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {note && <NoteLink note={note} labelFor={says.note} />}
              </th>
              {cells(values)}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
