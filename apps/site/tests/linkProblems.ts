import type { BuiltSite } from './builtSite.ts';
import { company } from './company.ts';

interface Link {
  /** The file that contains the link. */
  from: string;
  to: string;
}

/** Returns broken links inside the site: to a missing page, a missing file or a missing id. */
export function linkProblems(site: BuiltSite): string[] {
  const { origin } = company;
  const links = [...pageLinks(site), ...scriptLinks(site), ...listedLinks(site)];
  return links.flatMap(({ from, to }) => {
    const address = URL.parse(to, new URL(from, origin));
    if (!address) return [`${from} has a link that is no address: ${to}`];
    if (address.origin !== origin) return [];
    // Skips paths outside the base path, which belong to another site.
    if (URL.canParse(to) && !address.pathname.startsWith(`${site.basePath}/`)) return [];
    const file = site.fileAt(address.pathname);
    if (!file) return [`${from} leads to ${to}, where nothing is`];
    const id = decodeURIComponent(address.hash.slice(1));
    if (!id || id === 'top' || site.read(file).includes(` id="${id}"`)) return [];
    return [`${from} leads to ${to}, but in ${file} nothing has the id "${id}"`];
  });
}

/** Returns all that a page links to or loads, in markup, styles and inline scripts. */
const pageLinks = (site: BuiltSite): Link[] =>
  site.pages.flatMap(({ file, html, document }) => {
    const elements = document.querySelectorAll('[href], [src], [property="og:image"]');
    const links = new Set([
      ...elements.flatMap(({ attributes: { href, src, content } }) => href ?? src ?? content ?? []),
      ...matches(html, /["'`(]([\w/-]*\/assets\/[\w.-]+)["'`)]/g),
    ]);
    return [...links].map((to) => ({ from: file, to }));
  });

/** Returns the scripts that scripts import, and the OG images of other views. */
const scriptLinks = (site: BuiltSite): Link[] =>
  site.scripts.flatMap((from) => {
    const links = new Set(
      matches(site.read(from), /["'`](\.\/[\w.-]+\.js|\/assets\/og-[\w-]+\.png)["'`]/g),
    );
    return [...links].map((to) => ({ from, to: to.replace(/^\//, `${site.basePath}/`) }));
  });

/** Returns the addresses in the files for search engines and home screens. */
function listedLinks(site: BuiltSite): Link[] {
  const linksIn = (file: string, read: (text: string) => string[]): Link[] => {
    const from = site.basePath + file;
    // If the file is missing, the link to it is reported above.
    return (site.has(from) ? read(site.read(from)) : []).map((to) => ({ from, to }));
  };

  return [
    ...linksIn('/robots.txt', (text) => matches(text, /^Sitemap: (.+)$/gm)),
    ...linksIn('/sitemap.xml', (text) => matches(text, /<loc>(.*?)<\/loc>/g)),
    ...linksIn('/site.webmanifest', (text) => {
      const { start_url, icons } = JSON.parse(text);
      return [start_url, ...icons.map(({ src }: { src: string }) => src)];
    }),
  ];
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);
