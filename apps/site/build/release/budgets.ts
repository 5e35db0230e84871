import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage, BuiltSite } from './BuiltSite.ts';

/**
 * The most bytes that a visitor may download for a page, compressed with brotli, with 5 % of room. On a
 * slow phone 1,000 bytes take 5 ms; a tenth of a second more is what a visitor would notice.
 */
export const budgets = {
  // Arrives in two round trips, like anything up to 43 KB; the first paint needs its first half.
  page: { name: 'its HTML and CSS', max: 22_000, remedy: 'say less in the page, or share styles' },
  // Everything that runs before `load`, compressed on its own; a base path adds 50 bytes.
  inlineScript: {
    name: 'its inline script',
    max: 2_330,
    remedy: 'move code that can run later into the script',
  },
  // Shared by all pages, and fetched after `load`. `build/parts.test.ts` weighs each of its parts.
  script: {
    name: 'its script',
    max: 95_000,
    remedy: 'load code that few visits need on demand; docs/performance.md lists its parts',
  },
  // Page, script, further styles, font and icon.
  firstVisit: {
    name: 'a first visit',
    max: 140_000,
    remedy: 'docs/performance.md lists the parts of the script; the font and the icon are the rest',
  },
};

type Budget = keyof typeof budgets;

/** What a page of the built site weighs. */
export function weightsOf(
  site: BuiltSite,
  { file, html, document }: BuiltPage,
): Record<Budget, number> {
  // `linkProblems` reports missing files.
  const size = (path: string) => (site.has(path) ? site.bytes(path).length : 0);
  const linked = (pattern: RegExp) => {
    const [path] = html.match(pattern) ?? [];
    if (path) return path;
    throw new Error(`${file} links nothing like ${pattern}: correct that in budgets.ts.`);
  };
  const inline = document.querySelectorAll('script:not([type])').map(({ rawText }) => rawText);
  const scripts = new Set(html.match(/[\w/-]*\/assets\/[\w-]+\.js/g));

  const page = size(`${file}.br`);
  const script = [...scripts].reduce((total, path) => total + size(`${path}.br`), 0);
  const font = size(linked(/[\w/-]*\/assets\/[\w-]+\.woff2/));
  const stylesheet = size(`${linked(/[\w/-]*\/assets\/[\w-]+\.css/)}.br`);
  return {
    page,
    inlineScript: brotliCompressSync(inline.join('')).length,
    script,
    firstVisit: page + script + stylesheet + font + size(`${site.basePath}/favicon.svg.br`),
  };
}

/** The budgets that pages exceed. */
export function budgetProblems(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const weights = weightsOf(site, page);
    return (Object.keys(budgets) as Budget[]).flatMap((budget) => {
      const { name, max, remedy } = budgets[budget];
      const bytes = weights[budget];
      if (bytes <= max) return [];
      return [
        `${page.file}: ${name} weighs ${bytes} bytes and may weigh ${max} (\`${budget}\` in ` +
          `apps/site/build/release/budgets.ts); ${remedy}`,
      ];
    });
  });
}
