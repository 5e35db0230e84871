import type { Page } from '@playwright/test';
import { type SitePage, views } from '../tests/pages.ts';
import * as site from './elements.ts';
import { expect, visit } from './test.ts';

/**
 * Returns the text in the window whose contrast is below 4.5:1, or 3:1 for large type (WCAG 1.4.3).
 * Considers background colours and plain gradients of elements and of positioned pseudo-elements.
 */
const lowContrasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!pixel) throw new Error('There is no 2D canvas.');
    const luminances = new Map<string, number>();
    const luminanceOf = (colors: readonly string[]): number => {
      const key = colors.join();
      const known = luminances.get(key);
      if (known !== undefined) return known;
      for (const color of colors) {
        pixel.fillStyle = color;
        pixel.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map(
        (byte) => {
          const value = byte / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        },
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      luminances.set(key, luminance);
      return luminance;
    };

    interface Paint {
      box: DOMRect;
      colors: string[];
    }
    const paintsOf = (element: Element): Paint[] =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const [, ofGradient = ''] =
          /^linear-gradient\((.*?\)) 0px/.exec(style.backgroundImage) ?? [];
        const colors = [style.backgroundColor, ofGradient];
        const painted = colors.filter((color) => color && !/^rgba\(.* 0\)$/.test(color));
        if (painted.length === 0) return [];
        const box = element.getBoundingClientRect();
        if (!part) return [{ box, colors: painted }];
        if (style.content === 'none' || style.position !== 'absolute') return [];
        const { left, top, width, height } = style;
        const [x = 0, y = 0, ...size] = [left, top, width, height].map(Number.parseFloat);
        return [{ box: new DOMRect(box.left + x, box.top + y, ...size), colors: painted }];
      });
    const paints = new Map<Element, Paint[]>();
    const colorsAt = (element: Element, x: number, y: number): string[] => {
      const known = paints.get(element) ?? paintsOf(element);
      paints.set(element, known);
      const here = known.filter(
        ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      );
      return here.flatMap(({ colors }) => colors);
    };

    const found = new Set<string>();
    const check = (owner: Element, text: string, boxes: Iterable<DOMRect>, part?: string) => {
      const { color, fontSize, fontWeight } = getComputedStyle(owner, part);
      const size = Number.parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      for (const box of boxes) {
        for (const place of [0.02, 0.5, 0.98]) {
          const [x, y] = [box.left + place * box.width, box.top + box.height / 2];
          const stack = document.elementsFromPoint(x, y);
          const above = stack.splice(0, stack.indexOf(owner));
          // Skips text that is outside the window, clipped, or behind a bar.
          if (stack[0] !== owner) continue;
          if (above.some((it) => !owner.contains(it) && colorsAt(it, x, y).length > 0)) continue;
          const behind = stack.toReversed().flatMap((element) => colorsAt(element, x, y));
          const [low = 0, high = 0] = [luminanceOf(behind), luminanceOf([...behind, color])].sort();
          const contrast = (high + 0.05) / (low + 0.05);
          if (contrast < needed) found.add(`${text}: ${contrast.toFixed(2)}`);
        }
      }
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (!nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(walker.currentNode);
      check(parentElement, nodeValue, range.getClientRects());
    }
    // The prices in a stuck header are CSS-generated content, so the tree walker does not find them.
    for (const element of document.querySelectorAll('[data-text]')) {
      check(
        element,
        String(element.getAttribute('data-text')),
        element.getClientRects(),
        '::after',
      );
    }
    return [...found];
  });

/** Expects sufficient contrast in each view and theme, including linked offers and a hovered row. */
export async function expectContrast(page: Page, sitePage: SitePage, width: number): Promise<void> {
  await visit(page, sitePage.path);
  for (const view of views) {
    for (const theme of site.themes) {
      await page.setViewportSize({ width, height: 900 });
      await site.showView(page, sitePage, view);
      await site.themeButton(page, theme).check();
      const states = ['', ...sitePage[view].offers.map(({ id }) => id)];
      // Comparisons need a short window, too: their header sticks only if the page scrolls.
      for (const height of sitePage.comparison ? [900, 8000] : [8000]) {
        await page.setViewportSize({ width, height });
        for (const linked of states) {
          await site.setHash(page, linked);
          await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
          const row = page.getByRole('rowheader').filter({ visible: true });
          if (height > 900 && (await row.count()) > 0) await row.nth(4).hover();
          const state = `${view}, ${theme}, #${linked}, ${width} × ${height}`;
          expect.soft(await lowContrasts(page), state).toEqual([]);
        }
      }
    }
  }
}
