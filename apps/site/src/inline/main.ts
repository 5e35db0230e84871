import { restorePreferences, type Theme } from '@agency/ui';
import { scrollToOffer } from '../deepLinks/scrollToOffer.ts';
import { preferences } from '../preferences.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { printDate } from './printDate.ts';
import { themeColor } from './themeColor.ts';
import { loadWebFont, type WebFont } from './webFont.ts';

/*
 * Runs in `head`, before the first paint: what the page can do before React hydrates it. The
 * build bundles it into one script; `build/build.ts` gives it the values below.
 */
declare const __CLIENT_ENTRY__: string;
declare const __THEME_COLORS__: Readonly<Record<Theme, string>>;
declare const __WEB_FONT__: WebFont;

restorePreferences(preferences);
scrollToOffer();
printDate();
// `pnpm dev` hydrates at once, so that each edit shows, and knows neither font nor colours.
if (import.meta.env.PROD) {
  themeColor(__THEME_COLORS__);
  hydrateOnIntent(__CLIENT_ENTRY__);
  loadWebFont(__WEB_FONT__);
}
