import { savesData } from './savesData.ts';

/** The web font as the inline script needs to know it. */
export interface WebFont {
  family: string;
  /** The `id` of the `<style>` with its `@font-face` rule. */
  styleId: string;
}

/**
 * Requests the web font at once on a cached visit, so that it is in the first paint, and otherwise
 * after `load`: requested before, it delays the largest paint. For a visitor who saves data, it is
 * not requested but on a cached visit.
 */
export function loadWebFont({ family, styleId }: WebFont): void {
  const rule = document.getElementById(styleId) as HTMLStyleElement;
  const load = () => {
    rule.media = '';
    // Without waiting for the next layout. Where it fails, the fallback font stays.
    document.fonts.load(`1em "${family}"`).catch(() => {});
  };
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  if (savesData() && navigation?.deliveryType !== 'cache') {
    rule.media = 'not all';
    return;
  }
  // Empty for the network. Only Chromium has it; elsewhere the font may always be in the cache.
  if (navigation?.deliveryType === '') {
    rule.media = 'not all';
    addEventListener('load', load);
  } else load();
}

type Navigation = PerformanceEntry & { deliveryType?: string };
