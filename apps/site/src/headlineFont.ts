import { webFont } from '@agency/ui/theme';

/**
 * The family of the headline cut, which each page inlines with only the letters of `headlines`
 * (`entry-server.tsx`). The web font has the rest.
 */
export const headlineFont = `${webFont} Headline`;

/** The cut has only these axis values; the whole web font needs the settings. */
export const headlineType = {
  fontFamily: `'${headlineFont}', '${webFont}', '${headlineFont} Fallback', ui-sans-serif, system-ui, sans-serif`,
  fontWeight: 800,
  fontVariationSettings: '"opsz" 96',
} as const;
