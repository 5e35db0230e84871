/** The rank of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The element of a heading; with a second argument, of one that many ranks lower. */
export const headingTag = (level: HeadingLevel, lower = 0): `h${HeadingLevel}` =>
  `h${Math.min(level + lower, 6) as HeadingLevel}`;
