import { savesData } from './savesData.ts';

/** The `id` of the `<style>` with the web font's rule. */
export const webFontStyleId = 'web-font';

/**
 * Requests the web font at once if the page comes from the cache, so that the first paint has it, and
 * otherwise after `load`, as an earlier request delays the largest paint. A visitor who saves data gets
 * it only with a cached page.
 */
export function loadWebFont(href: string): void {
  const rule = document.getElementById(webFontStyleId) as HTMLStyleElement;
  const preload = (onload: () => void) => {
    const properties = { rel: 'preload', as: 'font', crossOrigin: '', href, onload };
    document.head.append(Object.assign(document.createElement('link'), properties));
  };
  // The rule applies once the font is there, as each change of the fonts lays out the whole page. If the
  // request fails, the fallback font stays.
  const apply = () => {
    rule.media = '';
  };
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  // '' means the network. Only Chromium has `deliveryType`; other browsers request the font at once.
  if (navigation?.deliveryType !== '') {
    preload(apply);
    return;
  }
  rule.media = 'not all';
  if (!savesData()) addEventListener('load', () => preload(apply));
}

type Navigation = PerformanceEntry & { deliveryType?: string };
