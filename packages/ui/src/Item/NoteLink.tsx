import * as styles from './Item.css.ts';
import type { ItemLabels, NoteReference } from './item.ts';

export interface NoteLinkProps {
  note: NoteReference;
  labelFor: ItemLabels['note'];
}

/** The raised number that leads to a footnote, and that the footnote leads back to. */
export function NoteLink({ note: { number, noteId, referenceId }, labelFor }: NoteLinkProps) {
  return (
    <a
      id={referenceId}
      href={`#${noteId}`}
      aria-label={labelFor(number)}
      className={styles.noteLink}
    >
      {number}
    </a>
  );
}
