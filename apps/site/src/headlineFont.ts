import { webFont } from '@agency/ui/theme';

/**
 * The family of the web font's cut for the largest type. Each page's CSS contains it, so that the first frame
 * shows it, with only the letters of `headlines` (`entry-server.tsx`). The web font has the others.
 */
export const headlineFont = `${webFont} Headline`;

/** The type of a headline. The cut has one weight, and one optical size, which whole fonts need as a setting. */
export const headlineType = {
  fontFamily: `'${headlineFont}', '${webFont}', '${headlineFont} Fallback', ui-sans-serif, system-ui, sans-serif`,
  fontWeight: 800,
  fontVariationSettings: '"opsz" 96',
} as const;
