'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
} from '../ComparisonTable/ComparisonTable.tsx';
import { classNames } from '../classNames.ts';
import type { HeadingLevel } from '../headings.ts';
import type { ItemGroup } from '../Item/Item.tsx';
import { TierCard } from '../TierCard/TierCard.tsx';
import * as styles from './Comparison.css.ts';

export interface ComparisonProps<Key extends string> extends ComparisonTableProps<Key> {
  /** The rows, in groups with headings. In the cards, groups are disclosures, the first one open. */
  groups: readonly ItemGroup<ComparisonRow<Key>>[];
  /** Content above the cards only, such as a row of links to them. */
  aboveCards?: ReactNode;
  /**
   * The heading level of the cards.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Compares offers: from md up and in print in a `ComparisonTable`, below md in a `TierCard` for each
 * column, with the details above its groups and the actions below. A group opened in one card opens in all.
 * A column's `id` is on its card; a note's `referenceId` is in the table, and cards prefix it with the
 * column's key. Parts: `table`, `card`, `details`; those of `ComparisonTable` and `TierCard`.
 * @example
 * <Comparison
 *   label="The rooms compared"
 *   columns={[{ key: 'cellar', label: 'Cellar' }, { key: 'garden', label: 'Garden' }]}
 *   headline={{ label: 'An evening', values: { cellar: '£45', garden: '£80' } }}
 *   groups={[{ id: 'kit', label: 'Instruments', rows: [
 *     { id: 'piano', label: 'Piano', values: { cellar: 'Upright', garden: 'Grand' } },
 *   ] }]}
 * />
 */
export function Comparison<Key extends string>({
  label,
  columns,
  headline,
  details,
  groups,
  actions,
  labels,
  aboveCards,
  headingLevel,
  className,
  ...rest
}: ComparisonProps<Key>) {
  const cards = useRef<Partial<Record<Key, HTMLElement | null>>>({});
  const [open, setOpen] = useState<readonly string[]>(
    groups?.slice(0, 1).map(({ id }) => id) ?? [],
  );
  const topOf = (key: Key) => cards.current[key]?.getBoundingClientRect().top ?? 0;
  const changed = useRef<{ key: Key; top: number }>(undefined);
  // Keeps the visitor's card in place while groups open in the cards above it.
  useLayoutEffect(() => {
    const { current } = changed;
    changed.current = undefined;
    if (current) scrollBy({ top: topOf(current.key) - current.top, behavior: 'instant' });
  });
  return (
    <div className={className} {...rest}>
      <div className={styles.cards}>
        {aboveCards}
        {columns?.map(({ key, label: name, color, href, id, className: own }) => (
          <TierCard
            key={key}
            ref={(card) => {
              cards.current[key] = card;
            }}
            id={id}
            data-part="card"
            heading={name}
            href={href}
            color={color}
            className={classNames(styles.card, own)}
            headingLevel={headingLevel}
            labels={labels}
            headline={headline && { label: headline.label, value: headline.values[key] }}
            summary={
              details && (
                <dl data-part="details" className={styles.details}>
                  {details.map((row, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and keep their places.
                    <div key={index}>
                      <dt>{row.label}</dt>
                      <dd>{row.values?.[key]}</dd>
                    </div>
                  ))}
                </dl>
              )
            }
            actions={actions?.values?.[key]}
            openGroups={open}
            onOpenGroupsChange={(next) => {
              changed.current = { key, top: topOf(key) };
              setOpen(next);
            }}
            groups={(groups ?? []).map(({ rows, ...group }) => ({
              ...group,
              rows: rows?.map(({ values, note, ...row }) => ({
                ...row,
                value: values?.[key],
                note: note && { ...note, referenceId: `${key}-${note.referenceId}` },
              })),
            }))}
          />
        ))}
      </div>
      <ComparisonTable
        label={label}
        columns={columns?.map((column) => ({ ...column, id: undefined }))}
        headline={headline}
        details={details}
        groups={groups}
        actions={actions}
        labels={labels}
        data-part="table"
        className={styles.table}
      />
    </div>
  );
}
