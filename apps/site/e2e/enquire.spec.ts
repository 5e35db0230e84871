import { offers } from './catalogue.ts';
import { contactForm, contactPage } from './company.ts';
import { digitalMarketing, podcasting, views } from './locators.ts';
import { expect, test } from './test.ts';

const audiences = { brand: 'enterprise', creator: 'sme' } as const;

/** The Enquire links of a view of the marketing page: its masthead, table, card and bottom bar. */
const fromMarketing = (view: 'brand' | 'creator') => {
  const parameters = { audience: audiences[view], page: 'digital-marketing' };
  const plain = `${contactPage}?${new URLSearchParams(parameters)}`;
  const platinum = `${contactPage}?${new URLSearchParams({ offer: 'platinum', ...parameters })}`;
  return [plain, platinum, platinum, plain];
};

const fromPodcasting = (view: 'brand' | 'creator') =>
  offers.map((offer) => contactForm({ offer, audience: view, page: 'podcasting' }));

for (const [{ path }, expected] of [
  [podcasting, fromPodcasting],
  [digitalMarketing, fromMarketing],
] as const) {
  test(`every Enquire link of ${path} passes the offer, the audience and the page`, async ({
    page,
  }) => {
    await page.goto(path);
    // Of both views, and of all widths.
    const links = page.locator(`a[href^="${contactPage}"]`, { hasText: 'Enquire' });
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found.toSorted()).toEqual(views.flatMap(expected).toSorted());
  });
}
