import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Footnotes.css.ts';

export interface Footnote {
  /** Where a reference to the note leads. */
  readonly id: string;
  /** The note itself. */
  readonly text: ReactNode;
  /** The references that lead here: their ids, and what they stand beside. */
  readonly backTo: readonly { readonly id: string; readonly label: string }[];
}

export interface FootnotesLabels {
  /** The name of a link back to what it is given. */
  back: (label: string) => string;
}

export interface FootnotesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The heading above the notes.
   * @default 'Notes'
   */
  label?: string | undefined;
  /** In the order of their numbers, from 1. */
  notes: readonly Footnote[];
  /**
   * The heading's rank.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The name of a link back; it must contain the label it is given.
   * @default { back: (label) => `Back to ${label}` }
   */
  labels?: Partial<FootnotesLabels> | undefined;
}

const english: FootnotesLabels = { back: (label) => `Back to ${label}` };

/** Numbered notes, each with links back to where it was referred to. */
export function Footnotes({
  label = 'Notes',
  notes,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: FootnotesProps) {
  const headingId = useId();
  const texts = { ...english, ...labels };
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} className={classNames(styles.root, className)} {...rest}>
      <Heading id={headingId}>{label}</Heading>
      <ol className={styles.notes}>
        {notes.map(({ id, text, backTo }) => (
          <li key={id} id={id} className={styles.note}>
            {text}
            {backTo.map((reference) => (
              <a
                key={reference.id}
                href={`#${reference.id}`}
                aria-label={texts.back(reference.label)}
                className={styles.back}
              >
                <Icon grid={16} size="1.25em" strokeWidth="1.5" className={styles.arrow}>
                  <path d="M6 3 2.5 6.5 6 10M2.5 6.5H11a2.5 2.5 0 0 1 0 5H8" />
                </Icon>
                {reference.label}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
