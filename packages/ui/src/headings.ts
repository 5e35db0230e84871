export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the tag of a heading `lower` levels below `level`, at most `h6`. */
export const headingTag = (level: HeadingLevel = 2, lower = 0): `h${HeadingLevel}` =>
  `h${Math.min(level + lower, 6) as HeadingLevel}`;
