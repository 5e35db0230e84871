import type { Locator } from '@playwright/test';

/** Waits until an element has stopped moving. */
export async function waitForAnimations(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations().map((animation) => animation.finished)),
  );
}

/** An element's box, once it has stopped moving. */
export async function boxOf(element: Locator) {
  await waitForAnimations(element);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * Clicks where an element is. Playwright's own click first scrolls what lies in the page's
 * `scroll-padding` out of it, as no mouse does: sticky bars are there by design.
 */
export async function clickInPlace(element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}

/** Presses Tab until the keyboard's focus is on an element. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if ((await target.count()) === 1 && (await isFocused())) return;
  }
  throw new Error(`40 presses of Tab did not lead to ${target}.`);
}

/** The texts of what covers an element: a sticky bar, say. */
export const coverOf = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    // Clear of the edges, which are rounded to whole pixels.
    const covers = [top + 2, bottom - 2]
      .map((y) => document.elementFromPoint((left + right) / 2, y))
      .filter((it) => it && !node.contains(it) && !it.contains(node));
    return covers.map((cover) => cover?.textContent ?? '');
  });
