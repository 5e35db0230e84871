import { defaultView, home, other, otherView } from '../tests/pages.ts';
import { expectView, expectViewWithoutCss, goTo, showView, themeButton } from './elements.ts';
import { expect, testViews as test, visit } from './test.ts';

test('all pages share the view, and only preferences are stored', async ({ page, context }) => {
  await visit(page, home.path);
  const stored = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(await stored()).toEqual({});
  await showView(page, home, otherView);
  await themeButton(page, 'dark').check();
  await goTo(page, other);
  await expect(page).toHaveURL(`${other.path}?view=${other[otherView].audience}`);
  await expectView(page, other, otherView);
  await expectViewWithoutCss(page, other, otherView);
  // With another key every visitor's choice would be lost.
  expect(await stored()).toEqual({ 'pricing-theme': 'dark', 'pricing-view': otherView });
  expect(await context.cookies()).toEqual([]);

  await showView(page, other, defaultView);
  await visit(page, home.path);
  await expect(page).toHaveURL(`${home.path}?view=${home[defaultView].audience}`);
  await expectView(page, home, defaultView);
});
