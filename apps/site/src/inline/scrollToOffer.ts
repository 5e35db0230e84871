import { navigatedEvent } from '../events.ts';

/**
 * Sets `data-linked` on the offer that the address's hash names and on the links to it, and names it
 * on the table; scrolls to the visible one: a tier is both a table column and a card.
 */
export function scrollToOffer(): void {
  const mark = () => {
    let inSight: Element | undefined;
    for (const offer of document.querySelectorAll('article, th[scope="col"]')) {
      // An offer's first link is its name.
      const linked = offer.querySelector('a')?.hash === location.hash;
      offer.toggleAttribute('data-linked', linked);
      if (linked && offer.checkVisibility()) inSight ??= offer;
    }
    for (const table of document.querySelectorAll<HTMLElement>('main table')) {
      table.dataset.linkedColumn = location.hash.slice(1);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main nav a')) {
      link.toggleAttribute('data-linked', link.hash === location.hash);
    }
    return inSight;
  };

  document.addEventListener(navigatedEvent, mark);
  document.addEventListener('DOMContentLoaded', () => {
    const offer = mark();
    // On reload and back or forward the browser restores the scroll position.
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page?.type === 'navigate') offer?.scrollIntoView();
  });

  // On going back to an address with a hash, Chromium scrolls to the hash instead of restoring the
  // scroll position. So each click on a link saves the position, and `hashchange` restores it.
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
