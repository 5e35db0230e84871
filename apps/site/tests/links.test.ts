import { expect, test } from 'vitest';
import { audienceNames } from '../src/views/audiences.ts';
import { builtSite, documentOf } from './builtSite.ts';
import { company, contactAddress } from './company.ts';
import { linkProblems } from './linkProblems.ts';
import { digitalMarketing, pages, podcasting, views } from './pages.ts';
import { navigation, pricingLabel, words } from './words.ts';

const mainSite = (path: string) => new URL(path, company.mainSite).href;

/** The links in a part of a page: the text of each, and where it leads. */
const linksOf = (part: string) =>
  documentOf(podcasting)
    .querySelectorAll(`${part} a`)
    .map((link) => [link.text.trim(), link.getAttribute('href')]);

/** The entries' links, with these for the entry of the pages. */
const linksWith = (pricing: string[][]) =>
  navigation.flatMap((entry) => {
    if ('path' in entry) return [[entry.label, mainSite(entry.path)]];
    return 'pages' in entry ? pricing : [];
  });

test('the logo and the entries lead to the main site, those of Pricing to the pages', () => {
  const [logo] = linksOf('header');
  expect(logo).toEqual([company.companyName, mainSite(company.homePath)]);
  const entries = linksWith(pages.map(({ menuLabel, path }) => [menuLabel, path]));
  expect(linksOf('header nav'), 'in the header and its sheet').toEqual([...entries, ...entries]);
  const { email, phone, privacyPath, website } = company;
  expect(linksOf('footer'), 'in the footer').toEqual([
    ...linksWith([[pricingLabel, podcasting.path]]),
    ...(privacyPath ? [[words.privacy, mainSite(privacyPath)]] : []),
    [email, `mailto:${email}`],
    [phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`],
    [new URL(website).host, website],
  ]);
});

test('no link, image or listed address leads nowhere', () => {
  expect(linkProblems(builtSite)).toEqual([]);
});

test('no link opens a new tab', () => {
  for (const page of pages) expect(documentOf(page).querySelectorAll('[target]')).toEqual([]);
});

test.each(pages)(
  'on $path the footer’s Pricing leads to podcasting, the current page only there',
  (page) => {
    const links = documentOf(page).querySelectorAll('footer a[href*=podcasting]');
    const isCurrent = page.path === podcasting.path;
    expect(links.map((it) => [it.text, it.getAttribute('aria-current')])).toEqual([
      [pricingLabel, isCurrent ? 'page' : undefined],
    ]);
  },
);

test.each(pages)('browsers may prerender each page that $path links to, but not itself', (page) => {
  const html = documentOf(page);
  const script = html.querySelector('script[type="speculationrules"]');
  const [{ where }] = JSON.parse(script?.text ?? '').prerender;
  const [{ href_matches: paths }, { not: shown }] = where.and;
  expect(paths).toEqual(pages.map(({ path }) => path));
  const excluded = html.querySelectorAll(`a${shown.selector_matches}`);
  expect(new Set(excluded.map((link) => link.getAttribute('href')))).toEqual(new Set([page.path]));
});

test.each([
  // The number of Enquire links for each offer, and of those for no offer: in the page header, the
  // call to action and the bottom bar.
  [podcasting, 1, 1, `#${company.contactFormAnchor}`],
  // In the table's head, at its end, and in the tier's card.
  [digitalMarketing, 3, 3, ''],
] as const)(
  'every Enquire link of $path passes the offer, the audience and the page',
  ({ route, path, ...of }, perOffer, others, form) => {
    const expected = views.flatMap((view) => {
      const asked = of[view].offers.map(({ id }) => ({ offer: id }));
      return [...Array(perOffer).fill(asked).flat(), ...Array(others).fill({})].map((offer) => {
        const audience = audienceNames[route]?.[view] ?? view;
        return contactAddress({ ...offer, audience, page: route.slice(1) }) + form;
      });
    });
    // Of both views, and of all widths.
    const links = documentOf({ path }).querySelectorAll('main a');
    const found = links.flatMap((link) => link.getAttribute('href') ?? []);
    const toContact = found.filter((href) => href.startsWith(contactAddress()));
    expect(toContact.sort()).toEqual(expected.sort());
  },
);
