import { webFont } from '@agency/ui/theme';

/**
 * The web font's cut for the largest type, as a family of its own. Each page's CSS contains it, so that the
 * first frame shows it; but only the letters of `headlines` (`entry-server.tsx`). Others come from the web
 * font.
 */
export const headlineFont = `${webFont} Headline`;

/** The type of a headline. The cut has one weight, and one optical size, which whole fonts need as a setting. */
export const headlineType = {
  fontFamily: `'${headlineFont}', '${webFont}', '${headlineFont} Fallback', ui-sans-serif, system-ui, sans-serif`,
  fontWeight: 800,
  fontVariationSettings: '"opsz" 96',
} as const;
