import { expectUsable, notice } from './faultInjection.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  mainNavigation,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  toast,
  viewButton,
  waitForAnimations,
} from './locators.ts';
import { delayScripts, expect, test, visit } from './test.ts';

type Page = Parameters<typeof pricing>[0];

/** Clicks elements in turn, a hundred times, each in a task of its own as a visitor's clicks are. */
const clickInTurn = (page: Page, selectors: readonly string[]) =>
  page.evaluate(async (each) => {
    const nextTask = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
    for (let click = 0; click < 100; click++) {
      document.querySelector<HTMLElement>(each[click % each.length] ?? '')?.click();
      await nextTask();
    }
  }, selectors);

const radios = ['input[value="creator"]', 'input[value="brand"]'] as const;

for (const sitePage of pages) {
  for (const [ends, order] of [
    ['brand', radios],
    ['creator', [radios[1], radios[0]]],
  ] as const) {
    test(`a hundred switches without a pause on ${sitePage.path} end in ${ends}, in the page, address, storage and title`, async ({
      page,
    }) => {
      await visit(page, sitePage.path);
      await clickInTurn(page, order);

      await expectView(page, sitePage, ends);
      await expect(page.locator('html')).toHaveAttribute('data-view', ends);
      await expect.poll(() => new URL(page.url()).searchParams.getAll('view')).toEqual([ends]);
      expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe(ends);
      // A word of the title names the view.
      await expect(page).toHaveTitle({ brand: /Brands|Enterprise/, creator: /Creators|SME/ }[ends]);
      await expectUsable(page, sitePage);
    });
  }
}

test('a hundred switches before React hydrates end in the last view chosen', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  await clickInTurn(page, [radios[1], radios[0]]);
  await scripts.release();

  await expectView(page, podcasting, 'creator');
  await expect(page).toHaveTitle(/Creators/);
  await expectUsable(page, podcasting);
});

test('after a hundred changes of the theme without a pause, page, toggle and storage agree', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  await clickInTurn(page, ['[role="switch"]']);
  await expectTheme(page, 'light');
  expect(await page.evaluate(() => localStorage.getItem('pricing-theme'))).toBe('light');
  await page.getByRole('switch', { name: 'Dark theme' }).dblclick();
  await expectTheme(page, 'light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#[ef]/i);
});

test('the dropdown still works after double clicks and a hundred clicks', async ({ page }) => {
  await visit(page, podcasting.path);
  await pricing(page).dblclick();
  await page.mouse.move(640, 700);
  await pricing(page).evaluate((button) => {
    for (let click = 0; click < 100; click++) (button as HTMLElement).click();
  });
  await page.keyboard.press('Escape');
  await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);

  await pricing(page).click();
  await dropdownLink(page, 'Digital Marketing Bundles').dblclick();
  await expectUsable(page, digitalMarketing);
});

test('the sheet, opened and closed a hundred times, leaves the page usable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, podcasting.path);
  await clickInTurn(page, ['[aria-label="Open menu"]', '[aria-label="Close menu"]']);
  await expect(sheet(page)).toBeHidden();
  await menuToggle(page).dblclick();
  await waitForAnimations(sheet(page));
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expectUsable(page, podcasting);
});

test('a hundred clicks show at most three toasts, and queue none', async ({ page }) => {
  await page.clock.install();
  await visit(page, podcasting.path);
  await mainNavigation(page)
    .getByRole('button', { name: 'Shop' })
    .evaluate((shop) => {
      const share = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Share this view',
      );
      for (let click = 0; click < 100; click++) {
        (shop as HTMLElement).click();
        share?.click();
      }
    });

  await expect(toast(page)).toHaveCount(1);
  const all = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  expect(await all.count()).toBeLessThanOrEqual(3);
  await page.mouse.move(640, 790);
  await page.clock.fastForward('00:10');
  await expect(all).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(all).toHaveCount(0);
});

test('twenty quick steps back and forward end on one complete page', async ({ page }) => {
  await visit(page, podcasting.path);
  await clickInPlace(pricing(page));
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expectView(page, digitalMarketing, 'brand');
  await page.evaluate(async () => {
    for (let times = 0; times < 20; times++) {
      const moved = new Promise((popped) => addEventListener('popstate', popped, { once: true }));
      history.go(times % 2 ? 1 : -1);
      await moved;
    }
  });
  await expect
    .poll(async () => {
      const path = new URL(page.url()).pathname;
      const shown = pages.find((sitePage) => sitePage.path === path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      return heading === shown?.heading && page.getByRole('heading', { level: 1 }).count();
    })
    .toBe(1);
  await expect(notice(page)).toHaveCount(0);
  await expect(viewButton(page, 'Brand').or(viewButton(page, 'Enterprise'))).toBeChecked();
});
