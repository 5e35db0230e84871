import { offers } from './catalogue.ts';
import { contactForm, contactPage } from './company.ts';
import { digitalMarketing, podcasting, views } from './locators.ts';
import { expect, test } from './test.ts';

const audiences = { brand: 'enterprise', creator: 'sme' } as const;

/** What each Enquire of the marketing page tells in a view: its masthead, table, card and bar. */
const fromMarketing = (view: 'brand' | 'creator') => {
  const told = { audience: audiences[view], page: 'digital-marketing' };
  const plain = `${contactPage}?${new URLSearchParams(told)}`;
  const platinum = `${contactPage}?${new URLSearchParams({ offer: 'platinum', ...told })}`;
  return [plain, platinum, platinum, plain];
};

const fromPodcasting = (view: 'brand' | 'creator') =>
  offers.map((offer) => contactForm({ offer, audience: view, page: 'podcasting' }));

for (const [{ path }, expected] of [
  [podcasting, fromPodcasting],
  [digitalMarketing, fromMarketing],
] as const) {
  test(`every Enquire of ${path} tells the offer, the audience and the page`, async ({ page }) => {
    await page.goto(path);
    // Both views, and what either width hides.
    const links = page.locator(`a[href^="${contactPage}"]`, { hasText: 'Enquire' });
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found.toSorted()).toEqual(views.flatMap(expected).toSorted());
  });
}
