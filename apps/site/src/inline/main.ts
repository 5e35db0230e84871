import { restorePreferences, showInAddress, type ThemedColor } from '@agency/ui';
import { isWithoutReact } from '../error-boundary/withoutReact.ts';
import { navigatedEvent } from '../events.ts';
import { preferences, viewPreference } from '../views/preferences.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { printDate } from './printDate.ts';
import { scrollToOffer } from './scrollToOffer.ts';
import { themeColor } from './themeColor.ts';
import { loadWebFont, type WebFont } from './webFont.ts';

/** What only the build knows. */
export interface InlineSettings {
  /** The address of the client's entry script. */
  clientEntry: string;
  /** The browser's own bars, in each theme. */
  themeColors: Readonly<ThemedColor>;
  webFont: WebFont;
}

declare const __INLINE_SETTINGS__: InlineSettings;

/*
 * Runs in `head`, before the first paint: what the page can do before React hydrates it. The
 * build bundles it into one script, and puts `__INLINE_SETTINGS__` in.
 */
restorePreferences(preferences);
document.addEventListener(navigatedEvent, () => showInAddress(viewPreference));
scrollToOffer();
printDate();
// `pnpm dev` hydrates at once, so that each edit shows, and knows neither font nor colours.
if (import.meta.env.PROD) {
  const { clientEntry, themeColors, webFont } = __INLINE_SETTINGS__;
  themeColor(themeColors);
  if (!isWithoutReact()) hydrateOnIntent(clientEntry);
  loadWebFont(webFont);
}
