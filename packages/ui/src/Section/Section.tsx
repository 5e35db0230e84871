import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../headings.ts';
import { hasContent, Part } from '../Part.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** The visible title, which also names the section for screen readers. */
  heading?: ReactNode;
  /**
   * The heading's level, which also sets its size.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** A sentence or two below the heading. */
  intro?: ReactNode;
  /** Keeps lines readable: limits the width of paragraphs, lists and `Accordion`s to `--ui-size-measure`. */
  measure?: boolean | undefined;
}

/**
 * A titled part of a page. Spaces its blocks, and keeps a distance from the next section, even
 * one in another `Container`. Parts: `heading`, `intro`.
 * @example
 * <Section heading="Rooms by the evening" headingLevel={1} intro="Bring your own sticks." measure>
 *   <p>All of them are heated.</p>
 * </Section>
 */
export function Section({
  heading,
  headingLevel = 2,
  intro,
  measure = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const isNamed = hasContent(heading);
  return (
    <section
      aria-labelledby={isNamed ? headingId : undefined}
      className={classNames(styles.root, measure && styles.measure, className)}
      {...rest}
    >
      {(isNamed || hasContent(intro)) && (
        <div className={styles.head}>
          {isNamed && (
            <Heading level={headingLevel} id={headingId} data-part="heading">
              {heading}
            </Heading>
          )}
          <Part data-part="intro" className={styles.intro} content={intro} />
        </div>
      )}
      {children}
    </section>
  );
}
