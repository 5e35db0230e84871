import { marketingGroups } from '@agency/pricing-data';
import type { Page } from '@playwright/test';
import { stickyTierLinksLabel } from '../src/content/digitalMarketing.ts';
import { enquireAbout } from '../src/content/offers.ts';
import { contactAddress } from '../tests/company.ts';
import { defaultView, offerAt, otherView, pageNamed } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { bottomBar, boxOf, clickInPlace } from './elements.ts';
import { expect, test, visit } from './test.ts';

const digitalMarketing = pageNamed('digitalMarketing');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Enquire in the bottom bar names the tier in view', async ({ page }) => {
    const { offers, audience } = digitalMarketing[otherView];
    await visit(page, `${digitalMarketing.path}?view=${audience}`);
    const enquire = bottomBar(page).getByRole('link');
    await expect(enquire).toHaveAccessibleName(words.enquire);
    for (const { id, name } of offers.toReversed()) {
      await page.getByRole('article', { name }).evaluate((card) => card.scrollIntoView());
      await expect(enquire).toHaveAccessibleName(enquireAbout(name));
      await expect(enquire).toBeInViewport({ ratio: 1 });
      await expect(enquire).toHaveText(words.enquire);
      const asked = { offer: id, audience, page: digitalMarketing.route.slice(1) };
      await expect(enquire).toHaveAttribute('href', contactAddress(asked));
    }
    // With two tiers in view, Enquire names the tier in the middle of the space between the bars.
    const second = page.getByRole('article').nth(1);
    await second.evaluate((card) => {
      const { top } = card.getBoundingClientRect();
      scrollBy({ top: top - 0.51 * innerHeight, behavior: 'instant' });
    });
    await expect(enquire).toHaveAccessibleName(enquireAbout(offers[1]?.name ?? ''));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(enquire).toHaveAccessibleName(words.enquire);
  });

  test('without script, only the bottom bar shows the call to action', async ({ browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(digitalMarketing.path);
    for (const key of ['Home', 'PageDown', 'End']) {
      await plain.keyboard.press(key);
      expect((await boxOf(bottomBar(plain))).bottom).toBe(740);
    }
    const question = plain.getByText(words.callToAction.heading).filter({ visible: true });
    await expect(question).toHaveCount(1);
    const lines = plain.getByRole('contentinfo').getByRole('paragraph');
    const bar = await boxOf(bottomBar(plain));
    await expect.poll(async () => (await boxOf(lines.last())).bottom).toBeLessThanOrEqual(bar.y);
    await plain.close();
  });

  const summary = (page: Page, tier: string, group: string) =>
    page.getByRole('article', { name: tier }).locator('summary').filter({ hasText: group });

  test('the sticky row of links leads to the same group in another tier’s card', async ({
    page,
  }) => {
    const { label: group = '', id } = marketingGroups[3] ?? {};
    const first = offerAt(digitalMarketing[defaultView], 0);
    const third = offerAt(digitalMarketing[defaultView], 2);
    await visit(page, digitalMarketing.path);
    const row = page.getByRole('navigation', { name: stickyTierLinksLabel, exact: true });
    await expect(row).toBeHidden();
    await summary(page, third.name, group).click();
    await summary(page, third.name, group).evaluate((it) => it.scrollIntoView());
    // Scrolls down to hide the header, which covers the row.
    await page.evaluate(() => scrollBy(0, 10));
    await expect(page.locator('html[data-header-away]')).toBeAttached();
    await expect(row.getByRole('link', { name: third.name })).toHaveAttribute('aria-current');
    const link = row.getByRole('link', { name: first.name });
    await expect(link).toHaveAttribute('href', `#${first.id}-${id}`);
    await clickInPlace(link);
    const reached = summary(page, first.name, group);
    await expect(reached).toBeInViewport({ ratio: 1 });
    expect((await boxOf(reached)).y).toBeGreaterThanOrEqual((await boxOf(row)).bottom);
  });
});
