import type { Page } from '@playwright/test';
import { words } from '../tests/words.ts';

/**
 * Finds sideways scrolling, and text less than `inset` px from the window's sides. Unless `sideways` is
 * set, also finds text that is cut off or overlaps other text, and short words broken across lines.
 */
export const misfits = (page: Page, { sideways = false, inset = 0 } = {}): Promise<string[]> =>
  page.evaluate(
    async ([sidewaysOnly, side, bottomBar]) => {
      // Waits for transitions only, because scroll-driven animations never finish.
      const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const everything = new CSSStyleSheet();
      everything.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(everything);
      scrollTo(1000, 0);
      const found = scrollX === 0 ? [] : [`scrolls sideways by ${scrollX} px`];
      // Scrolls to the top, where sticky bars cover no content.
      scrollTo(0, 0);

      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: { text: string; boxes: DOMRect[] }[] = [];
      const isVisuallyHidden = (element: Element | null): boolean =>
        element !== null &&
        ((element.clientWidth <= 1 && getComputedStyle(element).overflow !== 'visible') ||
          isVisuallyHidden(element.parentElement));
      const isCut = (box: Element | null): boolean => {
        if (!box || box === document.body) return false;
        const { overflow, display } = getComputedStyle(box);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
        const overflows = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
        const cuts = display !== 'inline' && overflow !== 'visible';
        return (cuts && overflows) || isCut(box.parentElement);
      };
      while (walker.nextNode()) {
        const { nodeValue, parentElement: parent } = walker.currentNode;
        const text = nodeValue?.trim();
        if (
          !text ||
          !parent?.checkVisibility({ visibilityProperty: true }) ||
          isVisuallyHidden(parent)
        )
          continue;
        range.selectNodeContents(walker.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        const region = parent.closest('table')?.parentElement;
        const scrolls = region && getComputedStyle(region).overflowX === 'auto';
        // Allows 4 px for a headline's first letter, whose side bearing extends beyond the inset.
        const isBeyond = left < side - 4 || right > innerWidth - side + 1;
        if (width > 0 && isBeyond && !scrolls) found.push(`beyond: ${text}`);
        // Skips the bottom bar, which covers content by design.
        if (sidewaysOnly || parent.closest('section')?.ariaLabel === bottomBar) continue;
        if (isCut(parent) && !scrolls) found.push(`cut: ${text}`);
        if (!scrolls) texts.push({ text, boxes: [...range.getClientRects()] });
        // Skips page headings with increased letter spacing, which may be hyphenated on phones.
        if (Number.parseFloat(getComputedStyle(parent).letterSpacing) > 0 && parent.matches('h1'))
          continue;
        for (const { 0: word, index } of nodeValue?.matchAll(/(?<=^|\s)\p{L}{2,}(?=\s|$)/gu) ??
          []) {
          // Skips long words, which may have to break. The limit is lower outside English, because Chromium on
          // Linux has no hyphenation dictionaries.
          if (word.length > (document.documentElement.lang.startsWith('en') ? 11 : 7)) continue;
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) found.push(`broken: ${word}`);
        }
      }

      const lieOver = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        // Allows an overlap of half a line, because line boxes are taller than their text.
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
      const overlap = (one: DOMRect[], other: DOMRect[]) =>
        one.some((a) => other.some((b) => lieOver(a, b)));
      for (const [index, one] of texts.entries()) {
        for (const other of texts.slice(index + 1)) {
          if (overlap(one.boxes, other.boxes)) found.push(`overlap: ${one.text} / ${other.text}`);
        }
      }
      return found;
    },
    [sideways, inset, words.bottomBar.label] as const,
  );
