/* Faults that no page may have. Each function is self-contained, because Playwright runs it in a page. */

/** Returns pairs of adjacent words that have no space between them when copied. */
export function joinedTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
    const end = /\S+\s*$/.exec(last?.data ?? '')?.[0].trim();
    const start = /^\s*[\p{L}\p{Nd}]+/u.exec(text.data)?.[0].trim();
    // Allows a currency sign to touch its figures. Prices are recognised by `translate="no"`.
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

/** Returns the elements whose stroke or mask keeps its own colour in forced-colours mode. */
export function unforcedDrawings(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const forced = ['CanvasText', 'LinkText', 'ButtonText', 'GrayText'].map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return Array.from(document.querySelectorAll('body *'), (element) => {
    const { stroke } = getComputedStyle(element);
    const isStroked = element.matches('path:not([data-part="mark"] *)') && stroke !== 'none';
    const masks = ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content, maskImage }) => content !== 'none' && maskImage !== 'none');
    const colors = [...(isStroked ? [stroke] : []), ...masks.map((it) => it.backgroundColor)];
    return colors.every((color) => forced.includes(color)) ? '' : element.outerHTML;
  }).filter(Boolean);
}
