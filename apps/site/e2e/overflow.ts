import type { Page } from '@playwright/test';

/** The visible texts that reach beyond the window's sides, and how far the page scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent } = node;
      // Text for screen readers only lies in a box of one pixel.
      if (!node.nodeValue?.trim() || !parent?.checkVisibility() || parent.clientWidth === 1) {
        continue;
      }
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1)) texts.push(node.nodeValue);
    }
    scrollTo(1000, scrollY);
    return { texts, scrolled: scrollX };
  });

/** The result where nothing overflows. */
export const none = { texts: [], scrolled: 0 };
