import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { Chevron } from '../Icon/Icon.tsx';
import { warn } from '../warn.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** The question, always visible. */
  readonly heading: string;
  /** The answer, visible while the item is open. */
  readonly content: ReactNode;
  /** The answer's id: a link to it (`#id`) opens the item. */
  readonly id?: string | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Questions and answers, in reading order. */
  items: readonly AccordionItem[];
  /**
   * Whether opening one closes the others.
   * @default false
   */
  exclusive?: boolean | undefined;
  /** The heading level of the questions; without it they are not headings. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Questions that expand to show their answers: native `details`, without script. The browser opens
 * an answer for find-in-page or for a link to it; print shows all answers.
 */
export function Accordion({
  items,
  exclusive = false,
  headingLevel,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  if (process.env.NODE_ENV !== 'production' && !items) {
    warn('Accordion', 'has no `items`. Give it its questions: [{ heading, content }, …].');
  }
  const Question = headingLevel ? headingTag(headingLevel) : 'span';
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {items?.map(({ heading, content, id }) => (
        <details
          key={id ?? heading}
          name={exclusive ? name : undefined}
          // A visitor may open it before hydration.
          suppressHydrationWarning
          className={styles.item}
        >
          <summary className={styles.summary}>
            <Question className={styles.question}>{heading}</Question>
            <Chevron className={styles.chevron} />
          </summary>
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
