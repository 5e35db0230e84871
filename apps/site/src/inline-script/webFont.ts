import { afterLoad, navigationTiming, preload } from './pageLoad.ts';

export const webFontStyleId = 'web-font';

/**
 * Requests the web font at once if the page comes from the cache, so that the first paint has it.
 * Otherwise waits for `load`, because an earlier request would delay the largest paint.
 */
export function loadWebFont(href: string): void {
  const rule = document.getElementById(webFontStyleId) as HTMLStyleElement;
  // Enables the rule once the font is loaded, because each change of fonts lays out the whole page.
  const onload = () => rule.removeAttribute('media');
  const request = () => preload({ rel: 'preload', as: 'font', crossOrigin: '', href, onload });
  // '' means the network. Browsers other than Chromium lack `deliveryType` and request the font at once.
  if (navigationTiming?.deliveryType !== '') request();
  else {
    rule.media = 'not all';
    afterLoad(request);
  }
}

/** Decodes the headline font early, because the first paint would otherwise lack the heading. */
export function loadHeadlineFont(): void {
  for (const font of document.fonts) font.load().catch(() => {});
}
