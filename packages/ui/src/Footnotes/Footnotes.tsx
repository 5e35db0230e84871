import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type Filled, fill, withDefaults } from '../labels.ts';
import { duplicates, warn } from '../warn.ts';
import * as styles from './Footnotes.css.ts';

/** Where a footnote leads back to. */
export interface FootnoteReference {
  /** The reference's own id. */
  readonly referenceId: string;
  /** What it stands beside. */
  readonly label: string;
}

export interface Footnote {
  /** The note's id, where its references lead. */
  readonly noteId: string;
  /** The note itself. */
  readonly text: ReactNode;
  /** The references that lead here; without one there is no way back. */
  readonly references: readonly FootnoteReference[];
}

export interface FootnotesLabels {
  /**
   * The name of a link back; it must contain `{label}`, which is what is seen.
   * @default 'Back to {label}'
   */
  back?: string | undefined;
}

export interface FootnotesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The heading above the notes.
   * @default 'Notes'
   */
  heading?: string | undefined;
  /** In the order of their numbers, from 1. */
  notes: readonly Footnote[];
  /**
   * The heading's rank.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** The name of a link back. */
  labels?: FootnotesLabels | undefined;
}

const english: Filled<FootnotesLabels> = { back: 'Back to {label}' };

/** Numbered notes, each with links back to where it was referred to. */
export function Footnotes({
  heading = 'Notes',
  notes,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: FootnotesProps) {
  const headingId = useId();
  const texts = withDefaults(english, labels);
  const Heading = headingTag(headingLevel);
  if (process.env.NODE_ENV !== 'production') {
    if (!notes) warn('Footnotes', '`notes` is missing. Pass the notes, or an empty array.');
    for (const id of duplicates(notes?.map(({ noteId }) => noteId))) {
      warn('Footnotes', `several notes have the noteId '${id}'. Give each an id of its own.`);
    }
    for (const { noteId, references } of notes ?? []) {
      if (references) continue;
      warn(
        'Footnotes',
        `the note '${noteId}' has no \`references\`. Pass them, or an empty array.`,
      );
    }
  }
  return (
    <section aria-labelledby={headingId} className={classNames(styles.root, className)} {...rest}>
      <Heading id={headingId}>{heading}</Heading>
      <ol className={styles.notes}>
        {notes?.map(({ noteId, text, references }) => (
          <li key={noteId} id={noteId} className={styles.note}>
            {text}
            {references?.map(({ referenceId, label }) => (
              <a
                key={referenceId}
                href={`#${referenceId}`}
                aria-label={fill(texts.back, { label })}
                className={styles.back}
              >
                <Icon grid={16} size="1.25em" strokeWidth="1.5" className={styles.arrow}>
                  <path d="M6 3 2.5 6.5 6 10M2.5 6.5H11a2.5 2.5 0 0 1 0 5H8" />
                </Icon>
                {label}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
