/**
 * Adjacent texts of the page, each pair without the space between, that copied text joins. Self-contained, as
 * Playwright runs it inside a page, too.
 */
export function joinedTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
    const end = /\S+\s*$/.exec(last?.data ?? '')?.[0].trim();
    const start = /^\s*[\p{L}\p{Nd}]+/u.exec(text.data)?.[0].trim();
    // A currency sign belongs to its figures.
    const isFigure = last && text.parentElement.closest('[translate="no"]')?.contains(last);
    if (end && start && !isFigure) found.push(end + start);
    last = text;
  }
  const selection = getSelection();
  selection?.selectAllChildren(document.body);
  const copied = String(selection).split(/\s/);
  selection?.removeAllRanges();
  return found.filter((pair) => copied.includes(pair));
}
