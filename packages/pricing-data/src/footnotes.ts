import type { Footnote } from './types.ts';

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

/** The id of a footnote that exists. */
export type NoteId = (typeof data)[number]['id'];

/** The remarks below the comparison table, in the order of their numbers. */
export const footnotes: readonly Footnote[] = data;

/** The number a footnote is shown with, counted from 1. */
export function footnoteNumber(noteId: NoteId): number {
  return footnotes.findIndex(({ id }) => id === noteId) + 1;
}
