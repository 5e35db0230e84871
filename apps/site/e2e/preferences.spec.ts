import { digitalMarketing, podcasting } from '../tests/pages.ts';
import { expectView, expectViewWithoutCss, goTo, themeButton, viewButton } from './elements.ts';
import { expect, test, visit } from './test.ts';

test('both pages share the view, and only preferences are stored', async ({ page, context }) => {
  await visit(page, podcasting.path);
  const stored = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(await stored()).toEqual({});
  await viewButton(page, podcasting.creator.name).check();
  await themeButton(page, 'dark').check();
  await goTo(page, digitalMarketing);
  await expect(page).toHaveURL(`${digitalMarketing.path}?view=sme`);
  await expectView(page, digitalMarketing, 'creator');
  await expectViewWithoutCss(page, digitalMarketing, 'creator');
  // With another key every visitor's choice would be lost.
  expect(await stored()).toEqual({ 'pricing-theme': 'dark', 'pricing-view': 'creator' });
  expect(await context.cookies()).toEqual([]);

  await viewButton(page, digitalMarketing.brand.name).check();
  await visit(page, podcasting.path);
  await expect(page).toHaveURL(`${podcasting.path}?view=brand`);
  await expectView(page, podcasting, 'brand');
});
