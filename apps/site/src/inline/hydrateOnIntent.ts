import { viewPreference } from '../preferences.ts';
import { hydratedEvent, listeningEvent } from './events.ts';
import { scriptText } from './scriptText.ts';

/**
 * Brings React when it is wanted, off the critical path. The page answers without it, so its code
 * is only fetched (and compiled, off the main thread) when the loaded page is idle, and is run
 * after the first sign that the visitor wants something has been answered. A click that only
 * React can answer runs it at once, and is kept and given to it.
 *
 * It is inlined as text, so it must stand alone: no imports, no names from outside.
 */
function start(entry: string, listening: string, hydrated: string, servedView: string): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const whenIdle = (then: () => void) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 1000 });
    else setTimeout(then, 200);
  };
  let waiting: HTMLButtonElement | undefined;

  const fetchAhead = () => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = entry;
    document.head.append(link);
  };
  const run = () => {
    // Without the script the page stays readable and switchable; nothing else is lost.
    import(/* @vite-ignore */ entry).catch(() => {});
  };
  const onSign = () => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    whenIdle(run);
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('load', () => {
    // The served title is in the words of the view that was served.
    const asServed = document.documentElement.dataset.view === servedView;
    whenIdle(asServed ? fetchAhead : run);
  });

  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // Browsers that know commands have carried this one out.
    if (!button || (button.matches('[commandfor]') && 'commandForElement' in button)) return;
    waiting = button;
    run();
  };
  document.addEventListener('click', keep, true);
  // A click that React hears is its own: given to it again, it would be answered twice.
  document.addEventListener(listening, () => document.removeEventListener('click', keep, true));
  document.addEventListener(hydrated, () => {
    // What the keyboard's focus held open meanwhile, React has opened; a press would close it.
    setTimeout(() => {
      if (!waiting?.matches('[aria-expanded=true]:focus-visible')) waiting?.click();
    });
  });
}

/** The text of the inline script that brings the client's entry at the right moment. */
export const startScript = (entry: string): string =>
  scriptText(start, entry, listeningEvent, hydratedEvent, viewPreference.defaultValue);
