import type { ThemedColor } from '@agency/ui';
import { isWithoutReact } from '../error-boundary/withoutReact.ts';
import { showPromotion } from '../layout/promotion.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { menus } from './menus.ts';
import { showPreferences, showThemeColor } from './preferences.ts';
import { scrollToOffer } from './scrollToOffer.ts';
import { loadWebFont } from './webFont.ts';

/** Values that the build inlines. */
export interface InlineSettings {
  /** The address of the script that hydrates the page. */
  clientScript: string;
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
menus();
// `pnpm dev` hydrates at once, for hot reload, and builds neither font nor colours.
if (import.meta.env.PROD) {
  const { clientScript, themeColors, webFont } = __INLINE_SETTINGS__;
  showThemeColor(themeColors);
  if (!isWithoutReact()) hydrateOnIntent(clientScript);
  loadWebFont(webFont);
}
