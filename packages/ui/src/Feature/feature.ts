import type { ReactNode } from 'react';

/** A feature's reference to its footnote. */
export interface NoteReference {
  /** The note's number, as the reader sees it. */
  readonly number: number;
  /** The note's id, where the reference leads. */
  readonly noteId: string;
  /** The reference's own id, where the note leads back to. */
  readonly referenceId: string;
}

/** What every row of features has, in a table and in a card. */
export interface FeatureRow {
  readonly id: string;
  readonly label: string;
  readonly note?: NoteReference;
}

/** Features under one heading. */
export interface FeatureGroup<Row extends FeatureRow> {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Row[];
}

/** What features say by themselves. */
export interface FeatureLabels {
  /** A value that is not there; heard in place of its dash. */
  absent: string;
  /** The name of a reference to a note. */
  note: (number: number) => string;
}

export const englishFeatureLabels: FeatureLabels = {
  absent: 'Not included',
  note: (number) => `Note ${number}`,
};

/** A feature's value: `undefined` and `null` mean that it is not included. */
export type FeatureValue = ReactNode;
