'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { useControllable } from '../useControllable.ts';
import * as styles from './Accordion.css.ts';
import { useDisclosures } from './useDisclosures.ts';

export interface AccordionItem {
  readonly heading: string;
  readonly content: ReactNode;
  /** The answer's id. A link to it (`#id`) opens the item. */
  readonly id?: string | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The questions and answers, in reading order. */
  items: readonly AccordionItem[];
  /**
   * Whether opening an item closes the others.
   * @default false
   */
  exclusive?: boolean | undefined;
  /** The questions' heading level. Without a level, the questions are not headings. */
  headingLevel?: HeadingLevel | undefined;
  /** The open items, if controlled: each one's id, or else its heading. With `exclusive`, only the first counts. */
  value?: readonly string[] | undefined;
  /**
   * The items that are open initially, if uncontrolled. They are also open in the server's HTML.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with the open items on each change, and on hydration if a visitor has already opened one. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * Questions that expand to show their answers. They are native `details`, which work without script;
 * `value` then sets only the initial state. Find-in-page or a link to an answer opens its item.
 * Print shows all answers. Parts: `item`, `heading`, `content`.
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
  value,
  defaultValue = none,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const [current, setCurrent] = useControllable(value, defaultValue, onValueChange);
  const open = exclusive ? current.slice(0, 1) : current;
  const keys = items?.map(keyOf) ?? none;
  const disclosure = useDisclosures(keys, open, setCurrent);
  const Question = headingLevel ? headingTag(headingLevel) : 'span';
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {items?.map((item, index) => (
        <details
          key={keyOf(item)}
          name={exclusive ? name : undefined}
          {...disclosure(index)}
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

const keyOf = ({ id, heading }: AccordionItem) => id ?? heading;
