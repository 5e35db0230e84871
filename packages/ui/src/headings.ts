export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The element of a heading; `lower` is how many levels below `level` it is. */
export const headingTag = (level: HeadingLevel, lower = 0): `h${HeadingLevel}` =>
  `h${Math.min(level + lower, 6) as HeadingLevel}`;
