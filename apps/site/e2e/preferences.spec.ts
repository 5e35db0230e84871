import { digitalMarketing, podcasting } from '../tests/pages.ts';
import { expectUsable } from './faultInjection.ts';
import { goTo } from './navigation.ts';
import { expectTheme, expectView, themeButton, viewButton } from './preferences.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

test('the browser keeps the chosen view and theme, what the router needs, and no cookie', async ({
  page,
  context,
}) => {
  await visit(page, podcasting.path);
  await viewButton(page, podcasting.creator.name).check();
  await themeButton(page, 'dark').check();
  await goTo(page, digitalMarketing);
  await goTo(page, podcasting);
  await page.goBack();
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage, history.state].map((keys) => Object.keys(keys).toSorted()),
  );
  const ofHistory = ['idx', 'key', 'masked', 'scrollY', 'usr'];
  expect(stored).toEqual([['pricing-theme', 'pricing-view'], [], ofHistory]);
  expect(await context.cookies()).toEqual([]);
});

test('a switch that a script makes in a hidden page, which has no frames, shows the content at once', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await viewButton(page, podcasting.creator.name).evaluate((input: HTMLInputElement) =>
    input.click(),
  );
  await expectView(page, podcasting, 'creator');
});

test('both pages share the view, each under its own name for it', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, podcasting.creator.name).check();
  // Choosing the page that is shown keeps its view.
  await goTo(page, podcasting);
  await expectView(page, podcasting, 'creator');
  await goTo(page, digitalMarketing);
  await expect(page).toHaveURL(`${digitalMarketing.path}?view=sme`);
  await expectView(page, digitalMarketing, 'creator');

  await viewButton(page, digitalMarketing.brand.name).check();
  await page.goto(podcasting.path);
  await expect(page).toHaveURL(`${podcasting.path}?view=brand`);
  await expectView(page, podcasting, 'brand');
});

test('a choice in one tab applies in the others, and cleared entries do not', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, podcasting.path);
  await visit(other, digitalMarketing.path);
  await other.evaluate(() => localStorage.clear());
  // Storage events keep their order: this one follows the one above.
  await themeButton(other, 'dark').press('Space');
  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'brand');

  await viewButton(page, podcasting.creator.name).check();
  await expectView(other, digitalMarketing, 'creator');
  await viewButton(other, digitalMarketing.brand.name).check();
  await expectView(page, podcasting, 'brand');
  // Otherwise the old view in this tab's address would be back after a reload.
  await expect(page).toHaveURL(/view=brand/);
  await other.close();
  await expectUsable(page, podcasting);
});

// Other ways to refuse storage are tested with the design system's preferences.
test('where storage and cookies are blocked, the switch, the toggle and the navigation still work', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  });
  await page.goto(podcasting.path);
  await themeButton(page, 'dark').press('Space');
  await viewButton(page, podcasting.creator.name).check();
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 300));
  await goTo(page, digitalMarketing);
  await expectView(page, digitalMarketing, 'creator');
  await expectTheme(page, 'dark');
  await viewButton(page, digitalMarketing.brand.name).check();
  await expectView(page, digitalMarketing, 'brand');
  expect(await context.cookies()).toEqual([]);
});
