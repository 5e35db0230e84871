import { navigatedEvent } from '../events.ts';

/**
 * Marks the offer that a link's hash names and the links to it (`data-linked`), and scrolls to the
 * form of it that is in sight.
 */
export function scrollToOffer(): void {
  const mark = () => {
    let inSight: Element | undefined;
    for (const offer of document.querySelectorAll('article, th[scope="col"]')) {
      // Its first link is its name.
      const linked = offer.querySelector('a')?.hash === location.hash;
      offer.toggleAttribute('data-linked', linked);
      if (linked && offer.checkVisibility()) inSight ??= offer;
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main nav a')) {
      link.toggleAttribute('data-linked', link.hash === location.hash);
    }
    return inSight;
  };

  document.addEventListener(navigatedEvent, mark);
  document.addEventListener('DOMContentLoaded', () => {
    const offer = mark();
    // On a reload and on the way back the browser restores where the visitor was.
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page?.type === 'navigate') offer?.scrollIntoView();
  });

  // Back to an address with a hash, Chromium scrolls to that, and not to where the visitor was when
  // a link was followed.
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')) history.replaceState({ ...history.state, scrollY }, '');
    },
    true,
  );
  addEventListener('hashchange', () => {
    const offer = mark();
    const top: number | undefined = history.state?.scrollY;
    if (top === undefined) offer?.scrollIntoView();
    else scrollTo({ top, behavior: 'instant' });
  });
}
