import { expect, test } from 'vitest';
import { documentOf } from './builtSite.ts';
import { contactForm, contactPage } from './company.ts';
import { digitalMarketing, podcasting, type View, views } from './pages.ts';
import { words } from './words.ts';

const audiences = { brand: 'enterprise', creator: 'sme' } as const;

/**
 * The Enquire links of a view of the marketing page: its masthead, sign-off and bottom bar; each
 * tier's in the table and in its card; and a price on enquiry in both.
 */
const fromMarketing = (view: View) => {
  const about = (offer: object) => {
    const parameters = { ...offer, audience: audiences[view], page: 'digital-marketing' };
    return `${contactPage}?${new URLSearchParams(parameters)}`;
  };
  const { offers } = digitalMarketing[view];
  const onEnquiry = offers.filter(({ prices }) => prices[0]?.price === 'Enquire');
  const ofTiers = [...offers, ...onEnquiry].map(({ id }) => about({ offer: id }));
  return [...Array(3).fill(about({})), ...ofTiers, ...ofTiers];
};

/** Each bundle's, and the sign-off's. */
const fromPodcasting = (view: View) =>
  [...podcasting[view].offers.map(({ id }) => ({ offer: id })), {}].map((offer) =>
    contactForm({ ...offer, audience: view, page: 'podcasting' }),
  );

for (const [sitePage, expected] of [
  [podcasting, fromPodcasting],
  [digitalMarketing, fromMarketing],
] as const) {
  test(`every Enquire link of ${sitePage.path} passes the offer, the audience and the page`, () => {
    // Of both views, and of all widths.
    const links = documentOf(sitePage).querySelectorAll('a');
    const found = links
      .filter(({ text }) => text.includes(words.enquire))
      .map((link) => String(link.getAttribute('href')));
    expect(found.toSorted()).toEqual(views.flatMap(expected).toSorted());
  });
}
