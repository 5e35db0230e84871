import { expect, test } from 'vitest';
import { documentOf } from './builtSite.ts';
import { offers, tiers } from './catalogue.ts';
import { contactForm, contactPage } from './company.ts';
import { digitalMarketing, podcasting, type View, views } from './pages.ts';

const audiences = { brand: 'enterprise', creator: 'sme' } as const;

/**
 * The Enquire links of a view of the marketing page: its masthead, sign-off and bottom bar; each
 * tier's in the table and in its card; and Platinum's price in both.
 */
const fromMarketing = (view: View) => {
  const about = (offer: object) => {
    const parameters = { ...offer, audience: audiences[view], page: 'digital-marketing' };
    return `${contactPage}?${new URLSearchParams(parameters)}`;
  };
  const ofTiers = [...tiers, 'Platinum'].map((tier) => about({ offer: tier.toLowerCase() }));
  return [...Array(3).fill(about({})), ...ofTiers, ...ofTiers];
};

/** Each bundle's, and the sign-off's. */
const fromPodcasting = (view: View) =>
  [...offers, undefined].map((offer) =>
    contactForm({ ...(offer && { offer }), audience: view, page: 'podcasting' }),
  );

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
