import { pricesAsOf } from '@agency/pricing-data';
import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { joinedTexts, unforcedDrawings } from '../../../packages/ui/src/testing/pageChecks.ts';
import { dateInWords } from '../src/content/offers.ts';
import { company } from '../tests/company.ts';
import { defaultView, home, otherView, pages, views } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { expectContrast } from './contrast.ts';
import * as site from './elements.ts';
import { delayScripts, expect, recordAnnouncements, test, testViews, visit } from './test.ts';

const widths = { narrow: 390, wide: 1280 };

async function violations(axe: AxeBuilder): Promise<string[][]> {
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html]));
}

for (const sitePage of pages) {
  test(`${sitePage.path} passes the accessibility checks in every view`, async ({ page }) => {
    test.slow();
    // Without reduced motion, axe would measure colours halfway through a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, sitePage.path);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of site.themes) {
        await site.themeButton(page, theme).check();
        for (const view of views) {
          await site.showView(page, sitePage, view);
          const found = await violations(new AxeBuilder({ page }));
          const copied = await page.evaluate(joinedTexts);
          expect.soft([found, copied], `${view}, ${theme}, ${width} px`).toEqual([[], []]);
        }
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(unforcedDrawings), 'in forced colours').toEqual([]);
  });
}

for (const sitePage of pages) {
  for (const width of [390, 768, 1440]) {
    test(`all text on ${sitePage.path} has enough contrast in every state, at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectContrast(page, sitePage, width);
    });
  }
}

const { companyName, email, phone, website } = company;
const details = {
  email,
  website: new URL(website).host,
  phone,
  companyName,
  pricesAsOf: dateInWords(pricesAsOf),
};

/** Returns the accessibility tree, with placeholders for details that the owner may change. */
async function accessibilityTree(element: Locator): Promise<string> {
  const tree = `${await element.ariaSnapshot()}\n`
    // Removes each link's address, and the colon before it if the address is the link's only child.
    .replaceAll(/^( *)(.*):\n\1 {2}- \/url: .*$(?!\n\1 {2})/gm, '$1$2')
    .replaceAll(/\n *- \/url: .*/g, '');
  return Object.entries(details).reduce(
    (text, [key, value]) => text.replaceAll(value, `{${key}}`),
    tree,
  );
}

// After an intended change to the trees in `aria-snapshots/`, run `pnpm accept`.
for (const sitePage of pages) {
  for (const view of views) {
    // Together, a page's snapshots cover both of its layouts.
    const width = view === defaultView ? 'wide' : 'narrow';
    const name = `${sitePage.route.slice(1)}-${view}-${width}`;

    test(`the accessibility tree of ${name} matches its snapshot`, async ({ page }) => {
      // Sets a date after the end of any promotion, because a promotion would replace the banner.
      await page.clock.setFixedTime('2999-01-01');
      const scripts = await delayScripts(page);
      // Sets the view in the address, because the view switch would add an announcement to the tree.
      await page.goto(`${sitePage.path}?view=${view}`);
      await site.expectView(page, sitePage, view);
      await page.setViewportSize({ width: widths[width], height: 800 });
      const prerendered = await accessibilityTree(page.locator('body'));
      // Records the rest of the body only once, because pages differ in `main` only.
      const recorded = page.locator(sitePage.path === home.path ? 'body' : 'main');
      expect.soft(await accessibilityTree(recorded)).toMatchSnapshot([`${name}.aria.yml`]);
      await scripts.release();
      expect(await accessibilityTree(page.locator('body')), 'hydrated').toBe(prerendered);
    });
  }
}

testViews('each change of view is announced once, before and after hydration', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(home.path);
  const announcements = await recordAnnouncements(page);
  const [first, second] = [home[defaultView], home[otherView]];
  await site.viewButton(page, first.name).focus();
  await page.keyboard.press('ArrowRight');
  await site.expectView(page, home, otherView);
  await scripts.release();
  // The new title must not be announced as well.
  await expect(page).toHaveTitle(second.fullTitle);
  await expect.poll(announcements).toEqual([words.viewShown(second.name)]);
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(announcements)
    .toEqual([second, first].map(({ name }) => words.viewShown(name)));
});
