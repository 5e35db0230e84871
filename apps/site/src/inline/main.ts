import type { ThemedColor } from '@agency/ui';
import { isWithoutReact } from '../error-boundary/withoutReact.ts';
import { showPromotion } from '../layout/promotion.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { showPreferences, showThemeColor } from './preferences.ts';
import { scrollToOffer } from './scrollToOffer.ts';
import { loadWebFont } from './webFont.ts';

/** Values that the build inlines. */
export interface InlineSettings {
  /** The addresses of the scripts that hydrate the page, in the order to run them. */
  clientScripts: readonly string[];
  /** The colour of the browser's toolbars, in each theme. */
  themeColors: Readonly<ThemedColor>;
  /** The address of the web font's file. */
  webFont: string;
}

declare const __INLINE_SETTINGS__: InlineSettings;

/*
 * Runs in `head`, before the first paint: everything that works before React hydrates. The build
 * bundles it into one script and defines `__INLINE_SETTINGS__`.
 */
showPreferences();
showPromotion();
scrollToOffer();
// `pnpm dev` hydrates at once, for hot reload, and builds neither font nor colours.
if (import.meta.env.PROD) {
  const { clientScripts, themeColors, webFont } = __INLINE_SETTINGS__;
  showThemeColor(themeColors);
  if (!isWithoutReact()) hydrateOnIntent(clientScripts);
  loadWebFont(webFont);
}
