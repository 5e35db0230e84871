import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { Chevron } from '../Icon/Icon.tsx';
import { warn } from '../warn.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** What is always visible: a question. */
  readonly heading: string;
  /** What it opens: the answer. */
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
  /** The rank of the questions as headings; without it they are none. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Questions that open on their answers: native `details`, without script. The browser opens one that
 * a search on the page or a link leads into; a print shows them all.
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
          // It may be open before hydration.
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
