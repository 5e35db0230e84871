import { expect, test } from 'vitest';
import { builtSite, documentOf } from './builtSite.ts';
import { company, contactAddress } from './company.ts';
import { linkProblems } from './linkProblems.ts';
import { home, pages, severalPages, views } from './pages.ts';
import { navigation, pricingLabel, words } from './words.ts';

const mainSite = (path: string) => new URL(path, company.mainSite).href;

/** Returns the text and the address of each link in a part of the home page. */
const linksOf = (part: string) =>
  documentOf(home)
    .querySelectorAll(`${part} a`)
    .map((link) => [link.text.trim(), link.getAttribute('href')]);

/** Returns the links of all entries, with the given links in place of the pages' entry. */
const linksWith = (pricing: string[][]) =>
  navigation.flatMap((entry) => {
    if ('path' in entry) return [[entry.label, mainSite(entry.path)]];
    return 'pages' in entry ? pricing : [];
  });

test('the header’s links lead to the main site and to the pages', () => {
  const [logo] = linksOf('header');
  expect(logo).toEqual([company.companyName, mainSite(company.homePath)]);
  const entries = linksWith(
    severalPages
      ? pages.map(({ menuLabel, path }) => [menuLabel, path])
      : [[pricingLabel, home.path]],
  );
  expect(linksOf('header nav'), 'in the header and its sheet').toEqual([...entries, ...entries]);
  const { email, phone, privacyPath, website } = company;
  expect(linksOf('footer :is(nav, address)'), 'in the footer').toEqual([
    ...linksWith([[pricingLabel, home.path]]),
    ...(privacyPath ? [[words.privacy, mainSite(privacyPath)]] : []),
    [email, `mailto:${email}`],
    [phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`],
    [new URL(website).host, website],
  ]);
});

test('every link, image and listed address leads somewhere', () => {
  expect(linkProblems(builtSite)).toEqual([]);
});

test('no link opens a new tab', () => {
  for (const page of pages) expect(documentOf(page).querySelectorAll('[target]')).toEqual([]);
});

test.each(pages)(
  'on $path, the footer’s Pricing is current, and leads to the first page',
  (page) => {
    const links = documentOf(page).querySelectorAll(`footer a[href='${home.path}']`);
    const isCurrent = page.path === home.path;
    expect(links.map((it) => [it.text, it.getAttribute('aria-current')])).toEqual([
      [pricingLabel, isCurrent ? 'page' : 'true'],
    ]);
  },
);

test.each(pages)('browsers may prerender every other page to which $path links', (page) => {
  const html = documentOf(page);
  const script = html.querySelector('script[type="speculationrules"]');
  const [{ where }] = JSON.parse(script?.text ?? '').prerender;
  const links = html.querySelectorAll(where.selector_matches);
  const others = pages.map(({ path }) => path).filter((path) => path !== page.path);
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(others));
});

test.each(pages)(
  'each offer of $path has an Enquire link that passes the offer, the audience and the page',
  ({ enquireAtForm, route, path, ...of }) => {
    const form = enquireAtForm ? `#${company.contactFormAnchor}` : '';
    const subjects = views.flatMap((view) =>
      [undefined, ...of[view].offers.map(({ id }) => id)].map((offer) => {
        const { audience } = of[view];
        return contactAddress({ offer, audience, page: route.slice(1) }) + form;
      }),
    );
    // Includes links that only one view, or only some window widths, show.
    const links = documentOf({ path }).querySelectorAll(':is(main, footer section) a');
    const found = links.flatMap((link) => link.getAttribute('href') ?? []);
    const toContact = found.filter((href) => href.startsWith(contactAddress()));
    expect(new Set(toContact)).toEqual(new Set(subjects));
  },
);
