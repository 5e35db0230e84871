/** A remark below a page's offers. */
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

/** The footnotes of all pages, in the order of their numbers. */
export const footnotes: readonly Footnote[] = data;

/** Returns a footnote's number in the given list; by default, among all footnotes. */
export function footnoteNumber(noteId: NoteId, list = footnotes): number {
  return list.findIndex(({ id }) => id === noteId) + 1;
}

/** Returns the footnotes that the given items or offers refer to. */
export const footnotesOf = (
  referring: readonly { readonly noteId?: NoteId }[],
): readonly Footnote[] =>
  footnotes.filter(({ id }) => referring.some(({ noteId }) => noteId === id));
