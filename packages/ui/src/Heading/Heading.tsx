import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { warn } from '../warn.ts';
import * as styles from './Heading.css.ts';

/** How large a heading is, whatever its rank. */
export type HeadingSize = 'display' | 'title' | 'subtitle' | 'lead' | 'body';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Its rank: one below that of the part it stands in, none left out. */
  level: HeadingLevel;
  /**
   * How large it is. By default the first rank is the largest: `display`, `title`, `subtitle`, `lead`,
   * and `body` for the last two.
   * @default by `level`
   */
  size?: HeadingSize | undefined;
  /** Its words. */
  children?: ReactNode;
}

const sizeOf: Record<HeadingLevel, HeadingSize> = {
  1: 'display',
  2: 'title',
  3: 'subtitle',
  4: 'lead',
  5: 'body',
  6: 'body',
};

/** A heading whose size does not depend on its rank. It has no margin: what is around it has. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const known = level in sizeOf ? level : 2;
  if (process.env.NODE_ENV !== 'production' && known !== level) {
    warn('Heading', `\`level\` is ${level}; shown as 2. Give it its rank, from 1 to 6.`);
  }
  const Tag = headingTag(known);
  return <Tag className={classNames(styles.size[size ?? sizeOf[known]], className)} {...rest} />;
}
