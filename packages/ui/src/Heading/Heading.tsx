import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import * as styles from './Heading.css.ts';

export type HeadingSize = 'display' | 'title' | 'subtitle' | 'lead' | 'body';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** The heading level, one below that of the enclosing section. */
  level: HeadingLevel;
  /**
   * The heading's size.
   * @default by `level`: `display`, `title`, `subtitle`, `lead`, `body`
   */
  size?: HeadingSize | undefined;
}

const sizeOf: Record<HeadingLevel, HeadingSize> = {
  1: 'display',
  2: 'title',
  3: 'subtitle',
  4: 'lead',
  5: 'body',
  6: 'body',
};

/**
 * A heading whose size can differ from its level's default. It has no margin: its container spaces it.
 * @example
 * <Heading level={1} size="title">
 *   Rooms
 * </Heading>
 */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = headingTag(level);
  return <Tag className={classNames(styles.size[size ?? sizeOf[level]], className)} {...rest} />;
}
