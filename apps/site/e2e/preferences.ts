import { expect, type Locator, type Page } from '@playwright/test';
import { otherView, type SitePage, type View } from '../tests/pages.ts';
import { words } from '../tests/words.ts';

export const themes = ['light', 'dark'] as const;

export const viewBar = (page: Page) => page.getByRole('region', { name: words.parts.viewBar });

/** One of the view switch's two buttons. */
export const viewButton = (page: Page, name: string) =>
  viewBar(page).getByRole('radio', { name, exact: true });

/** One of the theme toggle's two buttons. */
export const themeButton = (page: Page, theme: 'light' | 'dark') =>
  viewButton(page, words.themes[theme]);

/** The page shows one view and nothing of the other, and the switch agrees. */
export async function expectView(page: Page, sitePage: SitePage, view: View): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(sitePage[view].uniqueText, { useInnerText: true });
  await expect(main).not.toContainText(sitePage[otherView[view]].uniqueText, {
    useInnerText: true,
  });
  await expect(viewButton(page, sitePage[view].name)).toBeChecked();
}

/** The page is shown in one theme, and the toggle agrees. */
export async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => computedTheme(page.locator('html'))).toBe(theme);
  await expect(themeButton(page, theme)).toBeChecked();
}

/** The theme of an element, by its computed colours: dark on light, or light on dark. */
export const computedTheme = (element: Locator): Promise<'light' | 'dark'> =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    // Every colour of the site is computed to `oklch(lightness …)`.
    const lightness = (text: string) => Number(/\(([\d.]+)/.exec(text)?.[1]);
    return lightness(backgroundColor) > lightness(color) ? 'light' : 'dark';
  });
