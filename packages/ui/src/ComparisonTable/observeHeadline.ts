/** Sets `data-headline-away` on the region once the header covers the headline's figures. */
export function observeHeadline(region: HTMLElement, root: HTMLElement | null) {
  const [names, headline] = region.querySelectorAll('thead > tr');
  const header = names?.lastElementChild;
  if (!header || !headline) return;
  const top = Number.parseFloat(getComputedStyle(header).top) + header.clientHeight;
  const covered = top + 0.45 * headline.getBoundingClientRect().height;
  const observer = new IntersectionObserver(
    ([entry]) => {
      region.toggleAttribute('data-headline-away', entry?.isIntersecting === false);
    },
    // A headline below the window counts as visible.
    { root, rootMargin: `-${covered || 0}px 0px 1000000px` },
  );
  observer.observe(headline);
  return observer;
}
