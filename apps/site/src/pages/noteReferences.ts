import {
  footnoteNumber,
  footnotes,
  type MarketingItem,
  marketingGroups,
  type TierKey,
} from '@agency/pricing-data';
import type { Footnote, NoteReference } from '@agency/ui';

/** The table and each tier's card have notes of their own. */
type Place = 'table' | TierKey;

const noteElement = (place: Place, noteId: string) => `${place}-note-${noteId}`;

const referenceElement = (place: Place, itemId: string) => `${place}-${itemId}`;

/** An item's link to its footnote, or none. */
export function noteReference(
  place: Place,
  { id, noteId }: MarketingItem,
): NoteReference | undefined {
  return (
    noteId && {
      number: footnoteNumber(noteId),
      noteId: noteElement(place, noteId),
      referenceId: referenceElement(place, id),
    }
  );
}

/** The footnotes of a place, with links back to its items that refer to them. */
export function footnotesFor(place: Place): Footnote[] {
  const items = marketingGroups.flatMap((group) => group.items);
  return footnotes.map(({ id, text }) => ({
    id: noteElement(place, id),
    text,
    backTo: items
      .filter(({ noteId }) => noteId === id)
      .map((item) => ({ id: referenceElement(place, item.id), label: item.label })),
  }));
}
