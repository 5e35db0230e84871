import {
  footnoteNumber,
  footnotes,
  type MarketingItem,
  marketingGroups,
} from '@agency/pricing-data';
import type { Footnote, NoteReference } from '@agency/ui';

const noteElement = (noteId: string) => `note-${noteId}`;

const referenceElement = (item: MarketingItem) => `item-${item.id}`;

/** An item's link to its footnote, if it has one. */
export const noteReference = (item: MarketingItem): NoteReference | undefined =>
  item.noteId && {
    number: footnoteNumber(item.noteId),
    noteId: noteElement(item.noteId),
    referenceId: referenceElement(item),
  };

/** The footnotes, with links back to the items of the table that refer to them. */
export const footnoteList: Footnote[] = footnotes.map(({ id, text }) => ({
  noteId: noteElement(id),
  text,
  references: marketingGroups
    .flatMap(({ items }) => items)
    .filter(({ noteId }) => noteId === id)
    .map((item) => ({ referenceId: referenceElement(item), label: item.label })),
}));
