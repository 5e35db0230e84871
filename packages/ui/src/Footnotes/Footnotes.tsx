import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { BackIcon } from '../Icon/Icon.tsx';
import { footnotes as defaultLabels } from '../labels/defaults.ts';
import { fill, type OwnLabels, useLabels } from '../labels/labels.ts';
import * as styles from './Footnotes.css.ts';

export interface FootnoteReference {
  readonly referenceId: string;
  /** The label of the item beside the reference. */
  readonly label: string;
}

export interface Footnote {
  /** The note's id, which its references link to. */
  readonly noteId: string;
  readonly text: ReactNode;
  /** The references to this note; each gets a link back. */
  readonly references: readonly FootnoteReference[];
}

export interface FootnotesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The notes, numbered from 1 in this order. */
  notes: readonly Footnote[];
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** The heading, and the labels of the links back. */
  labels?: OwnLabels<'footnotes'> | undefined;
}

/**
 * Numbered notes, each with links back to its references. Parts: `heading`, `note`, `back`.
 * @example
 * <Footnotes
 *   notes={[
 *     {
 *       noteId: 'note-1',
 *       text: 'By bus in the evening.',
 *       references: [{ referenceId: 'reference-1', label: 'Transport' }],
 *     },
 *   ]}
 * />
 */
export function Footnotes({
  notes,
  headingLevel,
  labels: ownLabels,
  className,
  ...rest
}: FootnotesProps) {
  const headingId = useId();
  const labels = useLabels('footnotes', defaultLabels, ownLabels);
  const Heading = headingTag(headingLevel);
  return (
    <section aria-labelledby={headingId} className={classNames(styles.root, className)} {...rest}>
      <Heading id={headingId} data-part="heading">
        {labels.heading}
      </Heading>
      <ol className={styles.notes}>
        {notes?.map(({ noteId, text, references }) => (
          <li key={noteId} id={noteId} data-part="note" className={styles.note}>
            {text}
            {references?.map(({ referenceId, label }) => (
              <Fragment key={referenceId}>
                {' '}
                <a
                  href={`#${referenceId}`}
                  aria-label={fill(labels.back, { label })}
                  data-part="back"
                  className={styles.back}
                >
                  <BackIcon className={styles.arrow} />
                  {label}
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
