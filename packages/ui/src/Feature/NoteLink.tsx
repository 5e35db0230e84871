import * as styles from './Feature.css.ts';
import type { FeatureLabels, NoteReference } from './feature.ts';

export interface NoteLinkProps {
  note: NoteReference;
  labelFor: FeatureLabels['note'];
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
