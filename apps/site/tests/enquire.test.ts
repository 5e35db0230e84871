import { expect, test } from 'vitest';
import { documentOf } from './builtSite.ts';
import { offers } from './catalogue.ts';
import { contactForm, contactPage } from './company.ts';
import { digitalMarketing, podcasting, type View, views } from './pages.ts';

const audiences = { brand: 'enterprise', creator: 'sme' } as const;

/** The Enquire links of a view of the marketing page: its masthead, table, card and bottom bar. */
const fromMarketing = (view: View) => {
  const parameters = { audience: audiences[view], page: 'digital-marketing' };
  const plain = `${contactPage}?${new URLSearchParams(parameters)}`;
  const platinum = `${contactPage}?${new URLSearchParams({ offer: 'platinum', ...parameters })}`;
  return [plain, platinum, platinum, plain];
};

const fromPodcasting = (view: View) =>
  offers.map((offer) => contactForm({ offer, audience: view, page: 'podcasting' }));

for (const [sitePage, expected] of [
  [podcasting, fromPodcasting],
  [digitalMarketing, fromMarketing],
] as const) {
  test(`every Enquire link of ${sitePage.path} passes the offer, the audience and the page`, () => {
    // Of both views, and of all widths.
    const links = documentOf(sitePage).querySelectorAll('a');
    const found = links
      .filter(({ text }) => text.includes('Enquire'))
      .map((link) => String(link.getAttribute('href')));
    expect(found.toSorted()).toEqual(views.flatMap(expected).toSorted());
  });
}
