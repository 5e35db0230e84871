import { hydratedEvent } from './hydrated.ts';

/**
 * Fetches React off the critical path: when the loaded page is idle, or at the first sign that
 * the visitor wants something. A click that only React can answer is kept and given to it.
 *
 * It is inlined as text, so it must stand alone: no imports, no names from outside.
 */
function start(entry: string, hydrated: string): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  let waiting: HTMLElement | undefined;

  const load = () => {
    for (const sign of signs) removeEventListener(sign, load, true);
    // Without the script the page stays readable and switchable; nothing else is lost.
    import(/* @vite-ignore */ entry).catch(() => {});
  };
  for (const sign of signs) {
    addEventListener(sign, load, { capture: true, once: true, passive: true });
  }
  addEventListener('load', () => {
    const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
    idle(load);
  });

  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button:not([commandfor])');
    if (button) waiting = button;
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(hydrated, () => {
    document.removeEventListener('click', keep, true);
    // What CSS held open meanwhile, React opens in its next step; another press would close it.
    setTimeout(() => {
      if (waiting?.ariaExpanded !== 'true') waiting?.click();
    });
  });
}

/** The text of the inline script that fetches the client's entry at the right moment. */
export const startScript = (entry: string): string =>
  `(${start.toString()})(${JSON.stringify(entry)},${JSON.stringify(hydratedEvent)})`;
