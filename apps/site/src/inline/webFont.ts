import { savesData } from './savesData.ts';

/** The web font's settings for the inline script. */
export interface WebFont {
  /** The address of its file. */
  url: string;
  /** The `id` of the `<style>` with its `@font-face` rule. */
  styleId: string;
}

/**
 * Requests the web font at once if the page comes from the cache, so that the first paint has it,
 * and otherwise after `load`, as an earlier request delays the largest paint. A visitor who saves
 * data gets it only with a cached page.
 */
export function loadWebFont({ url, styleId }: WebFont): void {
  const rule = document.getElementById(styleId) as HTMLStyleElement;
  const preload = () => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = url;
    document.head.append(link);
    return link;
  };
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  // '' means the network. Only Chromium has `deliveryType`; other browsers request the font at once.
  const from = navigation?.deliveryType;
  if (from === 'cache' || (from !== '' && !savesData())) {
    preload();
    return;
  }
  rule.media = 'not all';
  if (savesData()) return;
  addEventListener('load', () => {
    // The rule applies once the font is there, as each change of the fonts lays out the whole page.
    // If the request fails, the fallback font stays.
    preload().onload = () => {
      rule.media = '';
    };
  });
}

type Navigation = PerformanceEntry & { deliveryType?: string };
