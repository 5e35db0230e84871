/** A remark below the comparison table, numbered by its position in the list. */
export interface Footnote<Id extends string = NoteId> {
  readonly id: Id;
  readonly text: string;
}

const data = [
  {
    id: 'platforms',
    text: 'Platforms: Facebook, Instagram, LinkedIn, Twitter/X, TikTok, YouTube.',
  },
  {
    id: 'ad-budget',
    text: 'The ad budget is separate from the package cost and is managed on your behalf.',
  },
] as const satisfies readonly Footnote<string>[];

export type NoteId = (typeof data)[number]['id'];

/** The remarks below the comparison table, in the order of their numbers. */
export const footnotes: readonly Footnote[] = data;

/** A footnote's displayed number, counted from 1. */
export function footnoteNumber(noteId: NoteId): number {
  return footnotes.findIndex(({ id }) => id === noteId) + 1;
}
