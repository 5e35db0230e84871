import { showNotice } from '../error-boundary/withoutReact.ts';
import { hydratedEvent, listeningEvent } from '../events.ts';
import { viewPreference } from '../views/preferences.ts';
import { savesData } from './savesData.ts';

/**
 * Preloads React's code when the loaded page is idle, unless the visitor saves data, and runs it after
 * the first intent. A click that only React can answer runs it at once, and is repeated once the page
 * is hydrated; if the code cannot be loaded, the page says so.
 */
export function hydrateOnIntent(script: string): void {
  let timer: ReturnType<typeof setTimeout>;
  let clicked: HTMLButtonElement | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const hydrate = () => parsed.then(() => import(/* @vite-ignore */ script));
  const hydrateSoon = () => {
    clearTimeout(timer);
    // By then the page has answered a tap, which hydration would delay.
    timer = setTimeout(() => hydrate().catch(() => {}), 300);
  };
  // A touch begins with `pointerover`, too.
  for (const intent of ['pointerover', 'keydown', 'focusin', 'popstate']) {
    addEventListener(intent, hydrateSoon, options);
  }
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      // Invoker commands need no script, in browsers that have them.
      if (!button || (button.matches('[commandfor]') && 'commandForElement' in button)) return;
      clicked = button;
      // Dropdowns open without React.
      hydrate().catch(() => button.ariaExpanded || showNotice());
    },
    options,
  );
  document.addEventListener(listeningEvent, () => listening.abort());
  const repeatClick = () => {
    // The click would close a dropdown that the keyboard's focus holds open, or open one that was left.
    const isDone = clicked?.matches('[aria-expanded]:focus-visible, [aria-expanded=false]');
    if (!isDone) clicked?.click();
  };
  document.addEventListener(hydratedEvent, () => setTimeout(repeatClick));

  addEventListener('load', () => {
    if (savesData()) return;
    whenIdle(() => {
      const { view } = document.documentElement.dataset;
      // React corrects the title for another view, and names the offer in view in the bottom bar.
      if (view !== viewPreference.defaultValue || location.hash || scrollY > 0) hydrateSoon();
      else
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script }),
        );
    });
  });
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
