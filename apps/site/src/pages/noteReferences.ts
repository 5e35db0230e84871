import {
  footnoteNumber,
  footnotes,
  type MarketingItem,
  marketingGroups,
  type TierKey,
} from '@agency/pricing-data';
import type { Footnote, NoteReference } from '@agency/ui';

/** The table and the cards each have their own notes below them: the other one is not shown. */
type Place = 'table' | 'cards';

const noteElement = (place: Place, noteId: string) => `${place}-note-${noteId}`;

const referenceElement = (place: Place, itemId: string, tier?: TierKey) =>
  [place, tier, itemId].filter(Boolean).join('-');

/** An item's link to its footnote, or none. */
export function noteReference(
  place: Place,
  { id, noteId }: MarketingItem,
  tier?: TierKey,
): NoteReference | undefined {
  return (
    noteId && {
      number: footnoteNumber(noteId),
      noteId: noteElement(place, noteId),
      referenceId: referenceElement(place, id, tier),
    }
  );
}

/** The footnotes below a table or the cards, with links back to the items that refer to them. */
export function footnotesFor(place: Place, tier?: TierKey): Footnote[] {
  const items = marketingGroups.flatMap((group) => group.items);
  return footnotes.map(({ id, text }) => ({
    id: noteElement(place, id),
    text,
    backTo: items
      .filter(({ noteId }) => noteId === id)
      .map((item) => ({ id: referenceElement(place, item.id, tier), label: item.label })),
  }));
}
