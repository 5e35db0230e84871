import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  readonly heading: string;
  readonly content: ReactNode;
  /** The answer's id. A link to it (`#id`) opens the item. */
  readonly id?: string | undefined;
  /** Whether the item is open initially, even in the server's HTML. */
  readonly open?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The questions and answers, in reading order. */
  items: readonly AccordionItem[];
  /** Whether opening an item closes the others. */
  exclusive?: boolean | undefined;
  /** The questions' heading level. Without a level, the questions are not headings. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Questions that expand to show their answers. They are native `details`: the browser keeps their state,
 * and opens an item for find-in-page or for a link to its answer, unless a router handles the link. Print
 * shows all answers. Parts: `item`, `heading`, `content`.
 * @example
 * <Accordion
 *   headingLevel={3}
 *   items={[
 *     { heading: 'Can I park?', content: 'In the yard, for two cars.', id: 'parking' },
 *     { heading: 'Is there a piano?', content: 'In every room.' },
 *   ]}
 * />
 */
export function Accordion({
  items,
  exclusive = false,
  headingLevel,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const Question = headingLevel ? headingTag(headingLevel) : 'span';
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {items?.map((item) => (
        <details
          key={item.id ?? item.heading}
          name={exclusive ? name : undefined}
          open={item.open}
          // A visitor may open or close the item before hydration.
          suppressHydrationWarning
          data-part="item"
          className={styles.item}
        >
          <summary className={styles.summary}>
            <Question data-part="heading" className={styles.question}>
              {item.heading}
            </Question>
            <ChevronIcon />
          </summary>
          <div id={item.id} data-part="content" className={styles.content}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
