import { expect, test } from 'vitest';
import { audienceNames } from '../src/views/audienceNames.ts';
import { documentOf } from './builtSite.ts';
import { company, contactAddress } from './company.ts';
import { digitalMarketing, podcasting, views } from './pages.ts';

// Besides those of the offers: the masthead's, the sign-off's, the bottom bar's.
test.each([
  [podcasting, 1, 1, `#${company.contactFormAnchor}`],
  // Each tier has a link in the head and the foot of the table, and in its card.
  [digitalMarketing, 3, 3, ''],
] as const)(
  'every Enquire link of $path passes the offer, the audience and the page',
  ({ path, ...of }, forms, others, form) => {
    const expected = views.flatMap((view) => {
      const { offers } = of[view];
      const asked = offers.map(({ id }) => ({ offer: id }));
      return [...Array(forms).fill(asked).flat(), ...Array(others).fill({})].map((offer) => {
        const audience = audienceNames[path]?.[view] ?? view;
        return contactAddress({ ...offer, audience, page: path.slice(1) }) + form;
      });
    });
    // Of both views, and of all widths.
    const links = documentOf({ path }).querySelectorAll('main a');
    const found = links.flatMap((link) => link.getAttribute('href') ?? []);
    const toContact = found.filter((href) => href.startsWith(contactAddress()));
    expect(toContact.sort()).toEqual(expected.sort());
  },
);
