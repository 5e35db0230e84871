import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../headings.ts';
import * as styles from './Section.css.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** Its visible title, which names it for screen readers too. */
  heading?: ReactNode;
  /**
   * The heading's rank, and with it its size.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** Its accessible name where it has no heading, not visible. With neither it is no landmark. */
  label?: string | undefined;
  /** A sentence or two below the heading. */
  intro?: ReactNode;
  /**
   * Keeps lines readable: paragraphs, lists and an `Accordion` right inside it are at most
   * `--ui-size-measure` wide.
   * @default false
   */
  measure?: boolean | undefined;
  /** What it is about, block below block. */
  children?: ReactNode;
}

/**
 * A part of a page, with its title and the space between its blocks, and between it and the next.
 */
export function Section({
  heading,
  headingLevel = 2,
  label,
  intro,
  measure = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={heading ? headingId : undefined}
      aria-label={heading ? undefined : label}
      className={classNames(styles.root, measure && styles.measure, className)}
      {...rest}
    >
      {(heading || intro) && (
        <div className={styles.head}>
          {heading && (
            <Heading level={headingLevel} id={headingId}>
              {heading}
            </Heading>
          )}
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
