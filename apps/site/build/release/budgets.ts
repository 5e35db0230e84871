import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage, BuiltSite } from './BuiltSite.ts';

/** The most bytes that a visitor may download for a page, compressed with brotli. */
const budgets = {
  // Up to 14 KB take one round trip; the first half contains all of the first paint.
  page: {
    name: 'its HTML and CSS',
    max: 19_000,
    remedy: 'say less in the page, or share styles',
  },
  // Everything that runs before `load`, compressed on its own.
  inlineScript: {
    name: 'its inline scripts',
    max: 2_550,
    remedy: 'move code that can run later into the script',
  },
  // Shared by all pages, and fetched after `load`.
  script: {
    name: 'its script',
    max: 99_000,
    remedy: 'load code that few visits need on demand; docs/performance.md lists its parts',
  },
  // Page, script, font and icon.
  firstVisit: {
    name: 'a first visit',
    max: 142_000,
    remedy: 'docs/performance.md lists the parts of the script; the font and the icon are the rest',
  },
};

/** What a page of the built site weighs. */
export function weightsOf(
  site: BuiltSite,
  { file, html, document }: BuiltPage,
): Record<keyof typeof budgets, number> {
  // `linkProblems` reports missing files.
  const size = (path: string) => (site.has(path) ? site.bytes(path).length : 0);
  const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g));
  const linked = (pattern: RegExp) => {
    const [path] = html.match(pattern) ?? [];
    if (path) return path;
    throw new Error(`${file} links nothing like ${pattern}: correct that in budgets.ts.`);
  };
  const page = size(`${file}.br`);
  const script = [...scripts].reduce((sum, path) => sum + size(`${path}.br`), 0);
  const font = size(linked(/\/assets\/[\w-]+\.woff2/));
  const icon = size('/favicon.svg.br');
  const inline = document.querySelectorAll('script:not([type])').map(({ rawText }) => rawText);
  return {
    page,
    inlineScript: brotliCompressSync(inline.join('')).length,
    script,
    firstVisit: page + script + font + icon,
  };
}

/** Every budget that a page of the built site exceeds. */
export const budgetProblems = (site: BuiltSite): string[] =>
  site.pages.flatMap((page) => {
    const weights = weightsOf(site, page);
    return (Object.keys(budgets) as (keyof typeof budgets)[])
      .filter((part) => weights[part] > budgets[part].max)
      .map((part) => {
        const { name, max, remedy } = budgets[part];
        return `${page.file}: ${name} weighs ${weights[part]} bytes and may weigh ${max}; ${remedy}`;
      });
  });
