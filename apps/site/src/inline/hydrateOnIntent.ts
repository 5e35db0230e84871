import { showNotice } from '../error-boundary/withoutReact.ts';
import { hydratedEvent, listeningEvent } from '../events.ts';
import { viewPreference } from '../views/preferences.ts';
import { savesData } from './savesData.ts';

/** A touch begins with `pointerover`, too. */
const intentEvents = ['pointerover', 'keydown', 'focusin', 'popstate'];

/** How long the page rests after an input before React's code runs, in ms. */
const rest = 300;

/**
 * Loads React off the critical path. The page works without it, so the client's code is only
 * fetched (and compiled, off the main thread) when the loaded page is idle. It runs after the first
 * user intent, in parts that each wait until the page has rested from input. A click that only React
 * can handle runs it at once, and is repeated once the page is hydrated; if the code cannot be loaded,
 * the page says so. For a visitor who saves data, all of it waits for an intent.
 */
export function hydrateOnIntent(clientScripts: readonly string[]): void {
  let unhandled: HTMLButtonElement | undefined;
  let lastInput = 0;
  let hydrating = false;

  // A script that is preloaded twice is requested once.
  const preload = () => {
    for (const href of clientScripts) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  };
  /** Ends the wait for an idle moment; once the code cannot be loaded, says so. */
  let proceed = () => {};
  /** Waits until the page has rested and is idle, or just for a task of its own. */
  const rested = async () => {
    while (!unhandled && performance.now() < lastInput + rest) await task(50);
    await new Promise<void>((resolve) => {
      proceed = resolve;
      if (unhandled) setTimeout(resolve);
      else whenIdle(resolve);
    });
  };
  const hydrate = async () => {
    if (hydrating) return;
    hydrating = true;
    try {
      for (const script of clientScripts) {
        await rested();
        preload();
        await import(/* @vite-ignore */ script);
      }
    } catch {
      // Without the scripts the page stays readable and switchable, and menus open.
      proceed = () => {
        if (unhandled && !unhandled.ariaExpanded) showNotice();
      };
      proceed();
    }
  };

  const onIntent = () => {
    lastInput = performance.now();
    hydrate();
  };
  for (const event of intentEvents) {
    addEventListener(event, onIntent, { capture: true, passive: true });
  }
  addEventListener('load', () => {
    if (savesData()) return;
    // Another view or a place further down needs React at once: it corrects the prerendered title, and
    // names the offer in view in the bottom bar.
    const isDefault = document.documentElement.dataset.view === viewPreference.defaultValue;
    whenIdle(() => (isDefault && !location.hash && scrollY === 0 ? preload : hydrate)());
  });

  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // Already handled, where the browser knows invoker commands.
    if (!button || (button.matches('[commandfor]') && 'commandForElement' in button)) return;
    unhandled = button;
    proceed();
    hydrate();
  };
  document.addEventListener('click', onClick, true);
  // React handles the clicks from here on: repeated, they would be handled twice.
  document.addEventListener(listeningEvent, () => {
    document.removeEventListener('click', onClick, true);
    for (const event of intentEvents) removeEventListener(event, onIntent, true);
  });
  const repeatClick = () => {
    // React has opened what has the keyboard's focus; a click would close it.
    if (!unhandled?.matches('[aria-expanded=true]:focus-visible')) unhandled?.click();
  };
  document.addEventListener(hydratedEvent, () => setTimeout(repeatClick), { once: true });
}

const task = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
