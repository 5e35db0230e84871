import type { Locator, Page } from 'playwright';

/** The site's controls that a benchmark presses. */
export const controls = (page: Page) => ({
  /** The view that is not shown. */
  otherView: page.getByRole('radio', { checked: false }),
  themeToggle: page.getByRole('switch', { name: 'Dark theme' }),
  menu: page.getByRole('button', { name: 'Open menu' }),
  sheet: page.getByRole('dialog', { name: 'Menu' }),
  pricing: page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Pricing' }),
  dropdownLinks: page.getByRole('navigation', { name: 'Main' }).locator('li li').getByRole('link'),
  shop: page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Shop' }),
});

/** The middle of an element, in the window, once nothing there moves any more. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.evaluate(({ ownerDocument }) =>
    Promise.allSettled(ownerDocument.getAnimations().map(({ finished }) => finished)),
  );
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not drawn, so it cannot be pressed.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger's touch, without scrolling anything first. */
export async function tap(element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await element.page().touchscreen.tap(x, y);
}

/** The pointer's way to an element. */
export async function moveTo(element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await element.page().mouse.move(x, y);
}

/** A mouse's click, without scrolling anything first. */
export async function click(element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await element.page().mouse.click(x, y);
}
