import { webFont } from '@agency/ui/theme';

/**
 * The family of the headline font, a subset of the web font that each page inlines. It has only the
 * letters of `headlines` (`entry-server.tsx`); the web font itself has the rest.
 */
export const headlineFont = `${webFont} Headline`;

/** The type of headlines. The subset has only these axis values; in the whole web font, they must be set. */
export const headlineType = {
  fontFamily: `'${headlineFont}', '${webFont}', '${headlineFont} Fallback', ui-sans-serif, system-ui, sans-serif`,
  fontWeight: 800,
  fontVariationSettings: '"opsz" 96',
} as const;
