/** Whether elements have sizes and styles: not in jsdom. */
export const hasLayout = (): boolean => typeof ResizeObserver !== 'undefined';

/**
 * Calls back when the window's width changes and hides all of these elements. Not if something else hides
 * them: a menu also closes when its entry opens a dialog. Returns a function that stops it.
 */
export function onHiddenByWidth(elements: Element[], callback: () => void): () => void {
  if (!hasLayout()) return () => {};
  const width = innerWidth;
  const observer = new ResizeObserver(() => {
    if (elements.some((element) => element.checkVisibility())) return;
    observer.disconnect();
    if (innerWidth !== width) callback();
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
