import { savesData } from './savesData.ts';

/** The web font's settings for the inline script. */
export interface WebFont {
  family: string;
  /** The `id` of the `<style>` with its `@font-face` rule. */
  styleId: string;
}

/**
 * Requests the web font at once if the page comes from the cache, so that the first paint has it,
 * and otherwise after `load`, as an earlier request delays the largest paint. A visitor who saves
 * data gets it only with a cached page.
 */
export function loadWebFont({ family, styleId }: WebFont): void {
  const rule = document.getElementById(styleId) as HTMLStyleElement;
  const load = () => {
    rule.media = '';
    // Requests it without waiting for the next layout. If that fails, the fallback font stays.
    document.fonts.load(`1em "${family}"`).catch(() => {});
  };
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  if (savesData() && navigation?.deliveryType !== 'cache') {
    rule.media = 'not all';
    return;
  }
  // '' means the network. Only Chromium has `deliveryType`; other browsers request the font at once.
  if (navigation?.deliveryType === '') {
    rule.media = 'not all';
    addEventListener('load', load);
  } else load();
}

type Navigation = PerformanceEntry & { deliveryType?: string };
