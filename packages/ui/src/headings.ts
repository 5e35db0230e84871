export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The element of a heading `lower` levels below `level`; untyped code may omit the level. */
export const headingTag = (level: HeadingLevel = 2, lower = 0): `h${HeadingLevel}` =>
  `h${Math.min(level + lower, 6) as HeadingLevel}`;
