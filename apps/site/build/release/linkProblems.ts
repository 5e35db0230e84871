import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { type BuiltPage, type BuiltSite, elements } from './BuiltSite.ts';

/** Links of ours that lead nowhere: to no page, no file, or to no such place in a page. */
export function linkProblems(site: BuiltSite, { origin }: SiteConfig): string[] {
  const named = [
    ...site.pages.flatMap((page) =>
      [...references(page)].map((link) => ({ from: page.file, base: origin + page.path, link })),
    ),
    ...site.scripts.flatMap((script) =>
      [...imports(site.read(script))].map((link) => ({
        from: script,
        base: origin + script,
        link,
      })),
    ),
    ...listed(site).map(({ from, link }) => ({ from, base: `${origin}/`, link })),
  ];
  return named.flatMap(({ from, base, link }) => {
    const address = URL.parse(link, base);
    if (!address) return [`${from} has a link that is no address: ${link}`];
    if (address.origin !== origin) return [];
    const file = site.fileAt(address.pathname);
    if (!file) {
      return [
        `${from} leads to ${link}, where nothing is. Correct the link, or bring the file back.`,
      ];
    }
    const place = decodeURIComponent(address.hash.slice(1));
    if (!place || place === 'top' || site.read(file).includes(` id="${place}"`)) return [];
    return [
      `${from} leads to ${link}, but in ${file} nothing has the id "${place}". ` +
        'Correct the link, or give its target that id.',
    ];
  });
}

/** What a page links to or loads, in its markup, its styles and its inline scripts. */
const references = ({ html }: BuiltPage): Set<string> =>
  new Set(
    [
      ...['a', 'link', 'use'].flatMap((tag) => elements(html, tag).map(({ href }) => href)),
      ...['script', 'img', 'source'].flatMap((tag) => elements(html, tag).map(({ src }) => src)),
      ...Array.from(html.matchAll(/["'`(](\/assets\/[\w.-]+)["'`)]/g), ([, path]) => path),
    ].filter((link) => link !== undefined),
  );

/** The other scripts that a script names. */
const imports = (script: string): Set<string> =>
  new Set(Array.from(script.matchAll(/["'`](\.\/[\w.-]+\.js)["'`]/g), ([, path = '']) => path));

/** What the files for search engines and home screens name. */
function listed(site: BuiltSite): { from: string; link: string }[] {
  const linksIn = (from: string, read: (text: string) => string[]) =>
    // Where the file itself is missing, whoever names it says so.
    (site.has(from) ? read(site.read(from)) : []).map((link) => ({ from, link }));
  const all = (pattern: RegExp) => (text: string) =>
    Array.from(text.matchAll(pattern), ([, link = '']) => link);

  return [
    { from: 'The site', link: '/robots.txt' },
    ...linksIn('/robots.txt', all(/^Sitemap: (.+)$/gm)),
    ...linksIn('/sitemap.xml', all(/<loc>(.*?)<\/loc>/g)),
    ...linksIn('/site.webmanifest', (text) => {
      const { start_url, icons } = JSON.parse(text);
      return [start_url, ...icons.map(({ src }: { src: string }) => src)];
    }),
  ];
}
