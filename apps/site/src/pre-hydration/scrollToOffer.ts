import { navigatedEvent } from '../events.ts';
import { htmlData } from '../htmlAttributes.ts';

/*
 * Marks the offer that the address's hash names, and the links to it. Scrolls to where the offer is
 * visible: a tier is both a table column and a card.
 */
const mark = () => {
  for (const element of document.querySelectorAll('article, th[scope="col"], main header nav a')) {
    // An offer's first link is its name.
    const link = element.querySelector('a') ?? (element as HTMLAnchorElement);
    element.toggleAttribute('data-linked', link.hash === location.hash);
  }
  htmlData().linkedOffer = location.hash.slice(1);
};
const scroll = () => {
  const offers = document.querySelectorAll(':is(article, th)[data-linked]');
  // Does nothing for hidden elements.
  for (const offer of offers) offer.scrollIntoView();
};

mark();
document.addEventListener(navigatedEvent, mark);
document.addEventListener('DOMContentLoaded', () => {
  mark();
  // On reload and back or forward the browser restores the scroll position.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.type === 'navigate') scroll();
});

// On going back to an address with a hash, Chromium scrolls to the hash instead of restoring the
// scroll position. So each click on a link saves the position, and `hashchange` restores it.
const save = ({ target }: Event) => {
  if ((target as Element).closest('a')) history.replaceState({ ...history.state, scrollY }, '');
};
addEventListener('click', save, true);
addEventListener('hashchange', () => {
  mark();
  const { scrollY: top } = history.state ?? {};
  if (top === undefined) scroll();
  else scrollTo({ top, behavior: 'instant' });
});
