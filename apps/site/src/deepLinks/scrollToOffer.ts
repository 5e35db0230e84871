/**
 * Leads a link's hash to the offer it names, whichever form of it is in sight, and marks it:
 * `data-anchor` on `html` before the first paint, the scrolling as soon as the page is parsed.
 *
 * It is inlined as text, so it must stand alone: no imports, no names from outside.
 */
export function scrollToOffer(anchors: readonly string[], arrived: string): void {
  const root = document.documentElement;

  const mark = () => {
    const anchor = location.hash.slice(1);
    if (anchors.includes(anchor)) root.dataset.anchor = anchor;
    else delete root.dataset.anchor;
  };
  const land = () => {
    mark();
    const { anchor } = root.dataset;
    if (!anchor) return;
    const offers = document.querySelectorAll(`body :is(#${anchor}, [data-anchor="${anchor}"])`);
    for (const offer of offers) if (offer.checkVisibility()) return offer.scrollIntoView();
  };

  mark();
  addEventListener('hashchange', land);
  addEventListener('popstate', mark);
  document.addEventListener(arrived, land);
  document.addEventListener('DOMContentLoaded', () => {
    // On a reload and on the way back the browser restores where the visitor was.
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page?.type === 'navigate') land();
  });
}
