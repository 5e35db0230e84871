import { isWithoutReact, noticeId, showNotice } from '../error-boundary/withoutReact.ts';
import { hydratedEvent } from '../events.ts';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../preferences.ts';
import { afterLoad, preload } from './pageLoad.ts';

type Entry = typeof import('../entry-client.tsx');

/**
 * Preloads React's code once the page is loaded and idle, and runs it at the first sign of
 * user intent. A click that only React can handle runs it at once, and is repeated after hydration.
 */
export function hydrateOnIntent(script: string): void {
  if (isWithoutReact()) return;
  let timer: ReturnType<typeof setTimeout>;
  let clicked: HTMLButtonElement | null;
  const untilReactListens = new AbortController();
  const hydrate = async () => {
    const { listening }: Entry = await import(/* @vite-ignore */ script);
    await listening;
    untilReactListens.abort();
  };
  const hydrateSoon = () => {
    clearTimeout(timer);
    // Waits for the page's response to a tap, which hydration would delay.
    timer = setTimeout(() => hydrate().catch(() => {}), 300);
  };
  const hydrateNow = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // The inline script handles dropdowns and buttons with a name; the browser handles invoker commands.
    if (!button || button.name || button.ariaExpanded || button.commandForElement) return;
    clicked = button;
    hydrate().catch(showNotice);
    // Shows the notice if React is still not listening, for example because the request got no response.
    setTimeout(() => untilReactListens.signal.aborted || showNotice(), 5000);
  };
  const options = { capture: true, signal: untilReactListens.signal };
  // A touch also begins with `pointerover`.
  for (const intent of ['pointerover', 'keydown', 'focusin', 'popstate', 'scroll'])
    addEventListener(intent, hydrateSoon, options);
  addEventListener('click', hydrateNow, options);
  const repeatClick = () => {
    document.getElementById(noticeId)?.togglePopover?.(false);
    clicked?.click();
  };
  document.addEventListener(hydratedEvent, () => setTimeout(repeatClick));
  const start = () => {
    // Only React can set another view's title, or show the current tier's name in the bottom bar.
    if (htmlData().view !== viewPreference.defaultValue || scrollY) hydrateSoon();
    else preload({ rel: 'modulepreload', href: script });
  };
  // Safari lacks idle callbacks. Without a timeout, a busy browser may never call back.
  afterLoad(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start),
  );
}
