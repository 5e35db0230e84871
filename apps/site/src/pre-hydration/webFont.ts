/** The id of the `<style>` with the web font's rule. */
export const webFontStyleId = 'web-font';

type Connected = Navigator & { connection?: { saveData?: boolean } };
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/** The timing entry of this page's load. */
export const [navigation] = performance.getEntriesByType('navigation') as Navigation[];

/** Calls a function after `load`, unless the visitor saves data. */
export const afterLoad = (callback: () => void) =>
  (navigator as Connected).connection?.saveData || addEventListener('load', callback);

/** Adds a link that preloads a file. */
export const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

/**
 * Requests the web font at once if the page comes from the cache, so that the first paint has it.
 * Otherwise waits for `load`, because an earlier request would delay the largest paint; does
 * nothing if the visitor saves data.
 */
export function loadWebFont(href: string): void {
  const rule = document.getElementById(webFontStyleId) as HTMLStyleElement;
  // Enables the rule once the font is loaded: each change of fonts lays out the whole page. If the
  // request fails, the fallback font stays.
  const onload = () => rule.removeAttribute('media');
  const request = () => preload({ rel: 'preload', as: 'font', crossOrigin: '', href, onload });
  // '' means the network. Browsers other than Chromium lack `deliveryType` and request the font at once.
  if (navigation?.deliveryType !== '') request();
  else {
    rule.media = 'not all';
    afterLoad(request);
  }
}

/** Decodes the headline font early: otherwise the first paint would lack the heading. */
export function loadHeadlineFont(): void {
  for (const font of document.fonts) font.load().catch(() => {});
}
