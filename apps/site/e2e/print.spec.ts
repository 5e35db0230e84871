import { company } from './company.ts';
import {
  bottomBar,
  drawnTheme,
  footer,
  mainNavigation,
  menuToggle,
  pages,
  themeToggle,
  viewBar,
  viewButton,
} from './parts.ts';
import { expect, test, visit } from './test.ts';

for (const sitePage of pages) {
  for (const width of [390, 1280]) {
    test(`${sitePage.path} on paper, from a window of ${width} px, has no bars and is light`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, sitePage.path);
      await viewButton(page, sitePage.creator.name).check();
      await themeToggle(page).press('Space');
      await page.emulateMedia({ media: 'print' });

      for (const bar of [mainNavigation(page), menuToggle(page), viewBar(page)]) {
        await expect(bar).toBeHidden();
      }
      if (sitePage.path === '/digital-marketing') {
        await expect(bottomBar(page)).toBeHidden();
        // One table whatever the window: paper is wide enough.
        await expect(page.getByRole('table')).toBeVisible();
        await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(0);
      }
      await expect(
        page.getByRole('link', { name: 'Enquire' }).filter({ visible: true }),
      ).toHaveCount(0);
      expect(await drawnTheme(page.locator('html'))).toBe('light');

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main).toContainText(sitePage.creator.sign, { useInnerText: true });
      await expect(main).not.toContainText(sitePage.brand.sign, { useInnerText: true });
      await expect(footer(page).getByText(company.email)).toBeVisible();
    });
  }
}
