import { restorePreferences, showInAddress, type ThemedColor } from '@agency/ui';
import { isWithoutReact } from '../error-boundary/withoutReact.ts';
import { navigatedEvent } from '../events.ts';
import { showPromotion } from '../layout/promotion.ts';
import { preferences, viewPreference } from '../views/preferences.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { printDate } from './printDate.ts';
import { scrollToOffer } from './scrollToOffer.ts';
import { showView } from './showView.ts';
import { themeColor } from './themeColor.ts';
import { loadWebFont, type WebFont } from './webFont.ts';

/** Values that the build inlines. */
export interface InlineSettings {
  /** The addresses of the scripts that hydrate the page, in the order to run them. */
  clientScripts: readonly string[];
  /** The colour of the browser's toolbars, in each theme. */
  themeColors: Readonly<ThemedColor>;
  webFont: WebFont;
}

declare const __INLINE_SETTINGS__: InlineSettings;

/*
 * Runs in `head`, before the first paint: everything that works before React hydrates. The build
 * bundles it into one script and defines `__INLINE_SETTINGS__`.
 */
restorePreferences(preferences);
const { dataset } = document.documentElement;
// Tells React, once it runs, whether the visitor has switched by then.
dataset.viewAtLoad = dataset.view;
showView();
document.addEventListener(navigatedEvent, () => showInAddress(viewPreference));
showPromotion();
scrollToOffer();
printDate();
// `pnpm dev` hydrates at once, for hot reload, and builds neither font nor colours.
if (import.meta.env.PROD) {
  const { clientScripts, themeColors, webFont } = __INLINE_SETTINGS__;
  themeColor(themeColors);
  if (!isWithoutReact()) hydrateOnIntent(clientScripts);
  loadWebFont(webFont);
}
