import type { ReactNode } from 'react';
import { Icon, tick } from '../Icon/Icon.tsx';
import { type Filled, fill } from '../labels.ts';
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
  /**
   * Read by screen readers instead of a tick.
   * @default 'Included'
   */
  included?: string | undefined;
  /**
   * Read by screen readers instead of a dash.
   * @default 'Not included'
   */
  excluded?: string | undefined;
  /**
   * The name of a reference to a note.
   * @default 'Note {number}'
   */
  note?: string | undefined;
}

export const englishItemLabels: Filled<ItemLabels> = {
  included: 'Included',
  excluded: 'Not included',
  note: 'Note {number}',
};

/**
 * An item's value. `true` is a tick: the item is included. `false`, `null`, `undefined` and an empty
 * text are a dash: it is not.
 */
export type ItemValue = ReactNode;

interface NoteLinkProps {
  note: NoteReference;
  /** Its name: 'Note {number}'. */
  label: string;
}

/** The raised number that leads to a footnote, and that the footnote leads back to. */
export function NoteLink({ note: { number, noteId, referenceId }, label }: NoteLinkProps) {
  return (
    <a
      id={referenceId}
      href={`#${noteId}`}
      aria-label={fill(label, { number })}
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

interface ValueProps {
  children: ItemValue;
  labels: Filled<ItemLabels>;
}

/** An item's value, or the tick or dash that stands for it, with the words that screen readers read. */
export function Value({ children, labels }: ValueProps) {
  const isAbsent = children === undefined || children === null || children === '';
  if (typeof children !== 'boolean' && !isAbsent) return children;
  const state = children ? 'included' : 'excluded';
  return (
    <>
      <span aria-hidden="true" className={styles.mark[state]}>
        {marks[state]}
      </span>
      <VisuallyHidden>{labels[state]}</VisuallyHidden>
    </>
  );
}

const marks = {
  included: (
    <Icon grid={16} size="1.125em" strokeWidth="2.25">
      <path d={tick} />
    </Icon>
  ),
  excluded: '–',
};
