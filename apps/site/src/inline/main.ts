/*
 * Runs in `head`, before the first paint: everything that works before React hydrates. The build
 * bundles it into one script.
 */
import './preferences.ts';
import './scrollToOffer.ts';
import './menus.ts';
import type { ThemedColor } from '@agency/ui';
import { isWithoutReact } from '../error-boundary/withoutReact.ts';
import { showPromotion } from '../layout/promotion.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { loadWebFont } from './webFont.ts';

declare global {
  /** What the build inlines: the addresses of script and font, and the colour of the toolbars. */
  const __INLINE_SETTINGS__: { clientScript: string; webFont: string; themeColors: ThemedColor };
}
export type InlineSettings = typeof __INLINE_SETTINGS__;

showPromotion();
// `pnpm dev` hydrates at once, for hot reload, and builds no font.
if (import.meta.env.PROD) {
  if (!isWithoutReact()) hydrateOnIntent(__INLINE_SETTINGS__.clientScript);
  loadWebFont(__INLINE_SETTINGS__.webFont);
}
