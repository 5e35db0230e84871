import { afterLoad, navigationTiming, preload } from './pageLoad.ts';

/**
 * Loads the headline font at once, because the first paint would otherwise lack the heading. Requests the
 * web font at once too if the page comes from the cache, so that the first paint has it. Otherwise waits for
 * `load`, because an earlier request would delay the largest paint.
 */
export function loadFonts(): void {
  const rule = document.querySelector('style[data-font]') as HTMLStyleElement;
  const href = rule.dataset.font as string;
  // Enables the rule only after the font has loaded, so that the page is laid out again once, not twice.
  const onload = () => rule.removeAttribute('media');
  const request = () => preload({ rel: 'preload', as: 'font', crossOrigin: '', href, onload });
  // An empty `deliveryType` means that the page came from the network. Browsers other than Chromium
  // lack the property, so they request the font at once.
  if (navigationTiming?.deliveryType !== '') request();
  else {
    rule.media = 'not all';
    afterLoad(request);
  }
  // `fonts` lacks the web font while its rule is disabled.
  for (const font of document.fonts) font.load().catch(() => {});
}
