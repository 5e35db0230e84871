import { webFont } from '@agency/ui/theme';

/**
 * The family of the headline font, a subset of the web font that each page inlines. It has only the
 * letters of `headlines` in `entry-server.tsx`; the web font itself has the rest.
 */
export const headlineFont = `${webFont} Headline`;

/** The type style of headlines. Sets the axis values for the whole web font, which is variable; the subset is not. */
export const headlineType = {
  fontFamily: `'${headlineFont}', '${webFont}', '${headlineFont} Fallback', ui-sans-serif, system-ui, sans-serif`,
  fontWeight: 800,
  fontVariationSettings: '"opsz" 96',
} as const;
