/** The `id` of the `<style>` with the web font's rule. */
export const webFontStyleId = 'web-font';

type Connected = Navigator & { connection?: { saveData?: boolean } };
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/** How this page was loaded. */
export const [navigation] = performance.getEntriesByType('navigation') as Navigation[];

/** Calls a function after `load`, unless the visitor asks for reduced data use. */
export const afterLoad = (callback: () => void) =>
  (navigator as Connected).connection?.saveData || addEventListener('load', callback);

/** Adds a link that preloads a file. */
export const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

/**
 * Requests the web font at once if the page comes from the cache, so that the first paint has it, and
 * otherwise after `load`, unless the visitor saves data: an earlier request delays the largest paint.
 */
export function loadWebFont(href: string): void {
  const rule = document.getElementById(webFontStyleId) as HTMLStyleElement;
  // Turns the rule on once the font is there: each change of fonts lays out the whole page. If the
  // request fails, the fallback font stays.
  const onload = () => rule.removeAttribute('media');
  const request = () => preload({ rel: 'preload', as: 'font', crossOrigin: '', href, onload });
  // '' means the network. Only Chromium has `deliveryType`; other browsers request the font at once.
  if (navigation?.deliveryType !== '') request();
  else {
    rule.media = 'not all';
    afterLoad(request);
  }
}

/** Decodes the headline font while the page arrives. Otherwise the heading would be invisible in the first frame. */
export function loadHeadlineFont(): void {
  for (const font of document.fonts) font.load().catch(() => {});
}
