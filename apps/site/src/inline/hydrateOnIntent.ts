import { hydratedEvent, listeningEvent } from '../events.ts';
import { viewPreference } from '../views/preferences.ts';
import { savesData } from './savesData.ts';

/** A touch begins with `pointerover`, too. */
const intentEvents = ['pointerover', 'keydown', 'focusin', 'popstate'];

/**
 * Loads React off the critical path. The page works without it, so the client's code is only
 * fetched (and compiled, off the main thread) when the loaded page is idle, and is run after the
 * first user intent has been handled. A click that only React can handle runs it at once, and is
 * repeated once the page is hydrated. For a visitor who saves data, all of it waits for an intent.
 */
export function hydrateOnIntent(clientEntry: string): void {
  let unhandled: HTMLButtonElement | undefined;

  const preload = () => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = clientEntry;
    document.head.append(link);
  };
  const hydrate = () => {
    // Without the script the page stays readable and switchable; nothing else is lost.
    import(/* @vite-ignore */ clientEntry).catch(() => {});
  };

  const intent = new AbortController();
  const onIntent = () => {
    intent.abort();
    whenIdle(hydrate);
  };
  for (const event of intentEvents) {
    addEventListener(event, onIntent, { capture: true, passive: true, signal: intent.signal });
  }
  addEventListener('load', () => {
    if (savesData()) return;
    // Another view needs React at once, to correct the prerendered title.
    const isDefault = document.documentElement.dataset.view === viewPreference.defaultValue;
    whenIdle(isDefault ? preload : hydrate);
  });

  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // Already handled, where the browser knows invoker commands.
    if (!button || (button.matches('[commandfor]') && 'commandForElement' in button)) return;
    unhandled = button;
    hydrate();
  };
  document.addEventListener('click', onClick, true);
  // React handles the clicks from here on: repeated, they would be handled twice.
  document.addEventListener(listeningEvent, () =>
    document.removeEventListener('click', onClick, true),
  );
  const repeatClick = () => {
    // React has opened what has the keyboard's focus; a click would close it.
    if (!unhandled?.matches('[aria-expanded=true]:focus-visible')) unhandled?.click();
  };
  document.addEventListener(hydratedEvent, () => setTimeout(repeatClick), { once: true });
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
