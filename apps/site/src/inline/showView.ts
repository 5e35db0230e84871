/**
 * Shows the content of the view that is chosen: `data-shown-view` on `html` follows `data-view`. A
 * switch paints before it does: a cheap phone takes 100 ms to lay out another view, and the thumb
 * need not wait for that. Marks the page as `data-switched` from then on.
 */
export function showView(): void {
  const root = document.documentElement;
  const { dataset } = root;
  dataset.shownView = dataset.view;

  const show = () => {
    if (dataset.shownView === dataset.view) return;
    dataset.shownView = dataset.view;
    dataset.switched = '';
  };
  new MutationObserver(() => {
    // A hidden page has no frames.
    if (document.hidden) show();
    else requestAnimationFrame(() => setTimeout(show));
  }).observe(root, { attributeFilter: ['data-view'] });
}
