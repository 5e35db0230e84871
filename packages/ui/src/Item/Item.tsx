import type { ReactNode } from 'react';
import { TickIcon } from '../Icon/Icon.tsx';
import { fill, type Labels } from '../labels/labels.ts';
import { Price } from '../Price/Price.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Item.css.ts';

export interface NoteReference {
  readonly number: number;
  /** The note's id, which the reference links to. */
  readonly noteId: string;
  /** The reference's own id, which the note links back to. */
  readonly referenceId: string;
}

export interface ItemRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: NoteReference | undefined;
}

export interface ItemGroup<Row extends ItemRow> {
  readonly id: string;
  readonly label: ReactNode;
  readonly rows: readonly Row[];
}

/**
 * An item's value. `true` shows a tick: the item is included. `false`, `null`, `undefined` and an
 * empty string show a dash: the item is not included.
 */
export type ItemValue = ReactNode;

type MarkLabels = Pick<Labels['tierCard'], 'included' | 'excluded' | 'note'>;

export function ItemName({ item, labels }: { item: ItemRow; labels: MarkLabels }) {
  const { label, note } = item;
  return (
    <>
      {label}
      {note && '\u00a0'}
      {note && (
        <a
          id={note.referenceId}
          href={`#${note.noteId}`}
          aria-label={fill(labels.note, { number: note.number })}
          className={styles.noteLink}
        >
          {note.number}
        </a>
      )}
    </>
  );
}

export const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

export const figureClass = (value: ItemValue): string | undefined =>
  isText(value) && /^[\d\s.,/%+]+$/.test(String(value)) ? styles.figure : undefined;

export const priced = (value: ItemValue): ItemValue =>
  value && isText(value) ? <Price>{value}</Price> : value;

/*
 * When a browser translates the page, it replaces text nodes, which React can then neither change nor remove. Elements
 * around names and values therefore have keys that depend on their content, so that React replaces whole elements.
 */

export const nameKey = ({ label, note }: ItemRow): string =>
  `${isText(label) && label} ${Boolean(note)}`;

export const valueKey = (value: ItemValue): string =>
  `${isIncluded(value) && (isText(value) ? value : typeof value)}`;

export const isIncluded = (value: ItemValue): boolean => value === 0 || Boolean(value);

export function Value({ children, labels }: { children: ItemValue; labels: MarkLabels }) {
  if (children === true) {
    return (
      <>
        <TickIcon strokeWidth="2.25" className={styles.included} />
        <VisuallyHidden>{` ${labels.included}`}</VisuallyHidden>
      </>
    );
  }
  if (isIncluded(children)) return children;
  return (
    <span role="img" aria-label={labels.excluded} className={styles.excluded}>
      –
    </span>
  );
}
