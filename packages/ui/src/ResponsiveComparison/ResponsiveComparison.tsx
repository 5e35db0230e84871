'use client';

import { type ReactNode, use, useEffect, useRef } from 'react';
import {
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
  type ComparisonValues,
} from '../ComparisonTable/ComparisonTable.tsx';
import { classNames } from '../classNames.ts';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { IdPrefix } from '../ForEachView/ForView.tsx';
import type { HeadingLevel } from '../headings.ts';
import type { ItemGroup, ItemValue } from '../Item/Item.tsx';
import type { OwnLabels } from '../labels/labels.ts';
import { TierCard, type TierCardProps } from '../TierCard/TierCard.tsx';
import { warn } from '../warn.ts';
import * as styles from './ResponsiveComparison.css.ts';

export interface ComparedRow<Key extends string> extends Omit<ComparisonRow<Key>, 'note'> {
  /** The `id` of the row's note in `notes`. */
  readonly noteId?: string | undefined;
}

export interface ComparedGroup<Key extends string> extends ItemGroup<ComparedRow<Key>> {
  /**
   * The text below the group's heading in each card, such as the most important values.
   * @default the number of included items
   */
  readonly leadingValues?: ComparisonValues<Key> | undefined;
}

export interface ComparisonNote {
  readonly id: string;
  readonly text: ReactNode;
}

/** The parts of a column's card, in addition to its groups. */
export interface ComparisonCard extends Pick<TierCardProps, 'summary' | 'actions'> {
  /**
   * The text beside the card's name, styled like a price.
   * @default the column's value in the table's headline
   */
  readonly headline?: ItemValue;
}

export interface ResponsiveComparisonProps<Key extends string>
  extends Omit<ComparisonTableProps<Key>, 'groups' | 'labels'> {
  /** The groups of rows. Each group has a heading in the table and a disclosure in the cards. */
  groups: readonly ComparedGroup<NoInfer<Key>>[];
  /**
   * The ids of the groups that are open initially in the cards.
   * @default the first group's
   */
  defaultOpenGroups?: readonly string[] | undefined;
  /** The notes that rows refer to by `noteId`, numbered in this order. */
  notes?: readonly ComparisonNote[] | undefined;
  /** The cards' contents by column, in place of the table's headline and details. */
  cards?: { readonly [Column in NoInfer<Key>]?: ComparisonCard } | undefined;
  /** The labels of the table, the cards and the notes. */
  labels?:
    | (OwnLabels<'comparisonTable'> & OwnLabels<'tierCard'> & OwnLabels<'footnotes'>)
    | undefined;
  /** Content that appears only above the cards, such as a row of links to them. */
  aboveCards?: ReactNode;
  /**
   * The heading level of the cards and of the notes.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Compares offers: in a `ComparisonTable` in print and in windows from 768 px (1024 px for five columns or more),
 * otherwise in one `TierCard` per column. A group that is opened in one card opens in all of them. A column's `id` is
 * its card's `id`. In `ForEachView`, ids begin with the view, or with all views if several are nested
 * (`kids-month-garden`). A column's `href` gets that prefix if it leads to a column; add it to other links yourself.
 * Parts: `table`, `card`, `notes`; those of `ComparisonTable`, `TierCard` and `Footnotes`.
 * @example
 * <ResponsiveComparison
 *   label="The rooms compared"
 *   columns={[{ key: 'cellar', label: 'Cellar' }, { key: 'garden', label: 'Garden' }]}
 *   headline={{ label: 'An evening', values: { cellar: '£45', garden: '£80' } }}
 *   groups={[{ id: 'kit', label: 'Instruments', rows: [
 *     { id: 'piano', label: 'Piano', values: { cellar: 'Upright', garden: 'Grand' }, noteId: 'tuned' },
 *   ] }]}
 *   notes={[{ id: 'tuned', text: 'Tuned each month.' }]}
 * />
 */
export function ResponsiveComparison<Key extends string>({
  label,
  columns: ownColumns,
  rising,
  headline,
  details,
  groups,
  defaultOpenGroups = groups.slice(0, 1).map(({ id }) => id),
  notes,
  labels,
  cards: cardContents,
  aboveCards,
  headingLevel,
  className,
  ...rest
}: ResponsiveComparisonProps<Key>) {
  const cards = useRef<HTMLDivElement>(null);
  const cardsUntil = ownColumns.length < 5 ? 'md' : 'lg';
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, for groups toggled before hydration.
  useEffect(() => {
    for (const group of groupsIn(cards.current)) {
      const wasOpen = defaultOpenGroups.includes(group.dataset.group ?? '');
      if (group.open !== wasOpen) toggleInAll(cards.current, group);
    }
  }, []);
  const idPrefix = use(IdPrefix);
  const columns = ownColumns.map(({ id, href, ...column }) => ({
    ...column,
    id: id && `${idPrefix}${id}`,
    href:
      href && ownColumns.some((it) => href === `#${it.id}`) ? `#${idPrefix}${href.slice(1)}` : href,
  }));
  const noteOf = (row: ComparedRow<Key>, card = '') => {
    const number = 1 + (notes?.findIndex(({ id }) => id === row.noteId) ?? -1);
    const referenceId = `${idPrefix}${card}reference-${row.id}`;
    return number ? { number, noteId: `${idPrefix}note-${row.noteId}`, referenceId } : undefined;
  };
  const allRows = groups.flatMap(({ rows }) => rows);
  if (process.env.NODE_ENV !== 'production') {
    for (const { noteId } of allRows) {
      if (!noteId || notes?.some(({ id }) => id === noteId)) continue;
      warn(
        'ResponsiveComparison',
        `a row's \`noteId\` is '${noteId}', but no note has that \`id\`.`,
      );
    }
  }
  return (
    <div className={className} {...rest}>
      <div
        ref={cards}
        onToggle={({ target }) => toggleInAll(cards.current, target as HTMLDetailsElement)}
        className={styles.cards[cardsUntil]}
      >
        {aboveCards}
        {columns.map(({ key, label: heading, color, href, id, className: own }) => (
          <TierCard
            key={key}
            id={id}
            data-part="card"
            heading={heading}
            href={href}
            color={color}
            className={classNames(styles.card, own)}
            headingLevel={headingLevel}
            labels={labels}
            headline={
              headline && {
                label: headline.label,
                value: cardContents?.[key]?.headline ?? headline.values[key],
              }
            }
            summary={cardContents?.[key]?.summary}
            actions={cardContents?.[key]?.actions}
            defaultOpenGroups={defaultOpenGroups}
            groups={groups.map(({ rows, leadingValues, ...group }) => ({
              ...group,
              leadingValues: leadingValues?.[key],
              rows: rows.map((row) => ({
                ...row,
                value: row.values[key],
                note: noteOf(row, `${key}-`),
              })),
            }))}
          />
        ))}
      </div>
      <ComparisonTable
        label={label}
        columns={columns.map((column) => ({ ...column, id: undefined }))}
        rising={rising}
        headline={headline}
        details={details}
        groups={groups.map(({ rows, ...group }) => ({
          ...group,
          rows: rows.map((row) => ({ ...row, note: noteOf(row) })),
        }))}
        labels={labels}
        data-part="table"
        className={styles.table[cardsUntil]}
      />
      {notes && (
        <Footnotes
          headingLevel={headingLevel}
          labels={labels}
          data-part="notes"
          className={styles.notes}
          notes={notes.map(({ id, text }) => ({
            noteId: `${idPrefix}note-${id}`,
            text,
            references: allRows
              .filter(({ noteId }) => noteId === id)
              .map((row) => ({
                referenceId: `${idPrefix}reference-${row.id}`,
                label: typeof row.label === 'string' ? row.label : row.id,
              })),
          }))}
        />
      )}
    </div>
  );
}

const groupsIn = (cards: Element | null) => [
  ...(cards?.querySelectorAll<HTMLDetailsElement>('details[data-group]') ?? []),
];

/** Opens or closes a group in the other cards, too, and scrolls to keep the group that was toggled in place. */
function toggleInAll(cards: Element | null, toggled: HTMLDetailsElement) {
  const others = groupsIn(cards).filter(
    ({ dataset, open }) => dataset.group === toggled.dataset.group && open !== toggled.open,
  );
  if (others.length === 0) return;
  const { top } = toggled.getBoundingClientRect();
  for (const group of others) group.open = toggled.open;
  scrollBy({ top: toggled.getBoundingClientRect().top - top, behavior: 'instant' });
}
