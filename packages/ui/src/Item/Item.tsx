import type { ReactNode } from 'react';
import { TickIcon } from '../Icon/Icon.tsx';
import { type Filled, fill } from '../labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Item.css.ts';

/** An item's reference to its footnote. */
export interface NoteReference {
  /** The note's visible number. */
  readonly number: number;
  /** The note's id, which the reference links to. */
  readonly noteId: string;
  /** The reference's own id, which the note links back to. */
  readonly referenceId: string;
}

/** The fields that items share in tables and cards. */
export interface ItemRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: NoteReference | undefined;
}

/** Items under one heading. */
export interface ItemGroup<Row extends ItemRow> {
  readonly id: string;
  readonly label: ReactNode;
  readonly rows: readonly Row[];
}

/** The texts of marks and note references. */
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
   * The accessible name of a note reference.
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
 * An item's value. `true` shows a tick: the item is included. `false`, `null`, `undefined` and an
 * empty string show a dash: it is not included.
 */
export type ItemValue = ReactNode;

interface NoteLinkProps {
  note: NoteReference;
  /** The accessible name: 'Note {number}'. */
  label: string;
}

/** The raised number that links to a footnote. The footnote links back to it. */
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
 * The value of `data-share`: the filled part of the track, in twelfths, which give exact halves,
 * thirds and quarters. `undefined` without a share: the value then has no track.
 */
export const shareStep = (share: number | undefined): number | undefined =>
  share ? Math.max(Math.round(share * 12), 1) : share;

interface ValueProps {
  children: ItemValue;
  labels: Filled<ItemLabels>;
}

/** An item's value, or a tick or dash with words for screen readers. */
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
  included: <TickIcon size="1.125em" strokeWidth="2.25" />,
  excluded: '–',
};
