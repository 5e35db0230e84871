import { expect, test } from 'vitest';
import { audienceNames } from '../src/views/audienceNames.ts';
import { documentOf } from './builtSite.ts';
import { company, contactPage } from './company.ts';
import { digitalMarketing, podcasting, views } from './pages.ts';
import { words } from './words.ts';

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
        const parameters = {
          ...offer,
          audience: audienceNames[path]?.[view] ?? view,
          page: path.slice(1),
        };
        return `${contactPage}?${new URLSearchParams(parameters)}${form}`;
      });
    });
    // Of both views, and of all widths.
    const links = documentOf({ path }).querySelectorAll('a');
    const found = links.filter(({ text }) => text.includes(words.enquire));
    expect(found.map((link) => link.getAttribute('href')).sort()).toEqual(expected.sort());
  },
);
