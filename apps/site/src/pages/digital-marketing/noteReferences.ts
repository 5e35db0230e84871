import {
  footnoteNumber,
  footnotes,
  type MarketingItem,
  marketingGroups,
  type TierKey,
} from '@agency/pricing-data';
import type { Footnote, NoteReference } from '@agency/ui';

/** The table and each tier's card have their own copy of the footnotes. */
type Place = 'table' | TierKey;

const noteElement = (place: Place, noteId: string) => `${place}-note-${noteId}`;

const referenceElement = (place: Place, item: MarketingItem) => `${place}-${item.id}`;

/** An item's link to its footnote, if it has one. */
export const noteReference = (place: Place, item: MarketingItem): NoteReference | undefined =>
  item.noteId && {
    number: footnoteNumber(item.noteId),
    noteId: noteElement(place, item.noteId),
    referenceId: referenceElement(place, item),
  };

/** The footnotes of a place, with links back to the items that refer to them. */
export const footnotesFor = (place: Place): Footnote[] =>
  footnotes.map(({ id, text }) => ({
    noteId: noteElement(place, id),
    text,
    references: marketingGroups
      .flatMap(({ items }) => items)
      .filter(({ noteId }) => noteId === id)
      .map((item) => ({ referenceId: referenceElement(place, item), label: item.label })),
  }));
