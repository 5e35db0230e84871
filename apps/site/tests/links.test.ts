import { expect, test } from 'vitest';
import { builtSite, documentOf } from './builtSite.ts';
import { company, contactAddress } from './company.ts';
import { home, pages, severalPages, views } from './pages.ts';
import { navigation, pricingLabel, words } from './words.ts';

const mainSite = (path: string) => new URL(path, company.mainSite).href;

const linksOf = (part: string) =>
  documentOf(home)
    .querySelectorAll(`${part} a`)
    .map((link) => [link.text.trim(), link.getAttribute('href')]);

/** Returns the navigation entries' links; for the entry that lists the site's pages, returns `pricing` instead. */
const linksWith = (pricing: string[][]) =>
  navigation.flatMap((entry) => {
    if ('path' in entry) return [[entry.label, mainSite(entry.path)]];
    return 'pages' in entry ? pricing : [];
  });

test('the links in the header and footer lead to the main site and to the pages', () => {
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

interface Link {
  from: string;
  to: string;
}

function linkProblems(): string[] {
  const { origin } = company;
  const links = [...pageLinks(), ...scriptLinks(), ...listedLinks()];
  return links.flatMap(({ from, to }) => {
    const address = URL.parse(to, new URL(from, origin));
    if (!address) return [`${from} has a link that is no address: ${to}`];
    if (address.origin !== origin) return [];
    // Skips absolute URLs outside the base path, which belong to another site.
    if (URL.canParse(to) && !address.pathname.startsWith(`${company.basePath}/`)) return [];
    const file = builtSite.fileAt(address.pathname);
    if (!file) return [`${from} leads to ${to}, where nothing is`];
    const id = decodeURIComponent(address.hash.slice(1));
    if (!id || id === 'top' || builtSite.read(file).includes(` id="${id}"`)) return [];
    return [`${from} leads to ${to}, but in ${file} nothing has the id "${id}"`];
  });
}

const pageLinks = (): Link[] =>
  builtSite.pages.flatMap(({ file, html, document }) => {
    const elements = document.querySelectorAll('[href], [src], [property="og:image"]');
    const links = new Set([
      ...elements.flatMap(({ attributes: { href, src, content } }) => href ?? src ?? content ?? []),
      ...matches(html, /["'`(]([\w/-]*\/assets\/[\w.-]+)["'`)]/g),
    ]);
    return [...links].map((to) => ({ from: file, to }));
  });

const scriptLinks = (): Link[] =>
  builtSite.scripts.flatMap((from) => {
    const links = new Set(
      matches(builtSite.read(from), /["'`](\.\/[\w.-]+\.js|\/assets\/og-[\w-]+\.png)["'`]/g),
    );
    return [...links].map((to) => ({ from, to: to.replace(/^\//, `${company.basePath}/`) }));
  });

function listedLinks(): Link[] {
  const linksIn = (file: string, read: (text: string) => string[]): Link[] => {
    const from = company.basePath + file;
    return read(builtSite.read(from)).map((to) => ({ from, to }));
  };

  return [
    ...linksIn('/robots.txt', (text) => matches(text, /^Sitemap: (.+)$/gm)),
    ...linksIn('/sitemap.xml', (text) => matches(text, /<loc>(.*?)<\/loc>/g)),
  ];
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);

test('no link or image is broken, nor any address in robots.txt or the sitemap', () => {
  expect(linkProblems()).toEqual([]);
});

test('no link opens a new tab', () => {
  for (const page of pages) expect(documentOf(page).querySelectorAll('[target]')).toEqual([]);
});

test.each(pages)('browsers may prerender every other page from $path', (page) => {
  const html = documentOf(page);
  const script = html.querySelector('script[type="speculationrules"]');
  const [{ where }] = JSON.parse(script?.text ?? '').prerender;
  const links = html.querySelectorAll(where.selector_matches);
  const others = pages.map(({ path }) => path).filter((path) => path !== page.path);
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(others));
});

test.each(pages)(
  'the Enquire links on $path name each offer with its audience and page',
  ({ enquireAtForm, route, path, ...of }) => {
    const form = enquireAtForm ? `#${company.contactFormAnchor}` : '';
    const subjects = views.flatMap((view) =>
      [undefined, ...of[view].offers.map(({ id }) => id)].map((offer) => {
        const { audience } = of[view];
        return contactAddress({ offer, audience, page: route.slice(1) }) + form;
      }),
    );
    const links = documentOf({ path }).querySelectorAll(':is(main, footer section) a');
    const found = links.flatMap((link) => link.getAttribute('href') ?? []);
    const toContact = found.filter((href) => href.startsWith(contactAddress()));
    expect(new Set(toContact)).toEqual(new Set(subjects));
  },
);
