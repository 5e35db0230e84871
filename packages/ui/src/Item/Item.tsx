import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Item.css.ts';

/** An item's reference to its footnote. */
export interface NoteReference {
  /** The note's number, as the reader sees it. */
  readonly number: number;
  /** The note's id, where the reference leads. */
  readonly noteId: string;
  /** The reference's own id, where the note leads back to. */
  readonly referenceId: string;
}

/** What every item has, in a table and in a card. */
export interface ItemRow {
  readonly id: string;
  readonly label: string;
  readonly note?: NoteReference | undefined;
}

/** Items under one heading. */
export interface ItemGroup<Row extends ItemRow> {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Row[];
}

/** The items' own texts. */
export interface ItemLabels {
  /** Read by screen readers instead of the dash of an absent value. */
  absent: string;
  /** The name of a reference to a note. */
  note: (number: number) => string;
}

export const englishItemLabels: ItemLabels = {
  absent: 'Not included',
  note: (number) => `Note ${number}`,
};

/** An item's value: `undefined` and `null` mean that it is not included. */
export type ItemValue = ReactNode;

interface NoteLinkProps {
  note: NoteReference;
  labelFor: ItemLabels['note'];
}

/** The raised number that leads to a footnote, and that the footnote leads back to. */
export function NoteLink({ note: { number, noteId, referenceId }, labelFor }: NoteLinkProps) {
  return (
    <a
      id={referenceId}
      href={`#${noteId}`}
      aria-label={labelFor(number)}
      className={styles.noteLink}
    >
      {number}
    </a>
  );
}

/**
 * For `data-share`: how far the track under a value is filled, in twelfths, of which halves, thirds
 * and quarters are made. None where there is no share, and so no track.
 */
export const shareStep = (share: number | undefined): number | undefined =>
  share ? Math.max(Math.round(share * 12), 1) : share;

/** An item's value, or a dash for which screen readers read `absent`. */
export function Value({ children, absent }: { children: ItemValue; absent: string }) {
  return (
    children ?? (
      <>
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        <VisuallyHidden>{absent}</VisuallyHidden>
      </>
    )
  );
}
