import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage, BuiltSite } from './BuiltSite.ts';

/**
 * The most bytes that a visitor may download for a page, compressed with brotli. On a slow phone 1,000
 * bytes take 5 ms; a tenth of a second more is what a visitor would notice.
 */
export const budgets = {
  // Arrives in two round trips, as all up to 43 KB do; the first half contains all of the first paint.
  page: { name: 'its HTML and CSS', max: 24_000, remedy: 'say less in the page, or share styles' },
  // Everything that runs before `load`, compressed on its own.
  inlineScript: {
    name: 'its inline script',
    max: 2_700,
    remedy: 'move code that can run later into the script',
  },
  // Shared by all pages, and fetched after `load`.
  script: {
    name: 'its script',
    max: 112_000,
    remedy: 'load code that few visits need on demand; docs/performance.md lists its parts',
  },
  // Page, script, font and icon.
  firstVisit: {
    name: 'a first visit',
    max: 165_000,
    remedy: 'docs/performance.md lists the parts of the script; the font and the icon are the rest',
  },
};

type Budget = keyof typeof budgets;

/** From this share of a budget on, the release check warns. */
const near = 0.95;

/** What a page of the built site weighs: in all, and its parts, each compressed on its own. */
export function weightsOf(
  site: BuiltSite,
  { file, html, document }: BuiltPage,
): Record<Budget, { bytes: number; parts: Record<string, number> }> {
  // `linkProblems` reports missing files.
  const size = (path: string) => (site.has(path) ? site.bytes(path).length : 0);
  const linked = (pattern: RegExp) => {
    const [path] = html.match(pattern) ?? [];
    if (path) return path;
    throw new Error(`${file} links nothing like ${pattern}: correct that in budgets.ts.`);
  };
  const compressed = (texts: string[]) => brotliCompressSync(texts.join('')).length;
  const elements = (selector: string) =>
    compressed(document.querySelectorAll(selector).map(String));
  const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g));
  const inline = document.querySelectorAll('script:not([type])').map(({ rawText }) => rawText);

  const page = size(`${file}.br`);
  const inlineScript = compressed(inline);
  const scriptParts = Object.fromEntries([...scripts].map((path) => [path, size(`${path}.br`)]));
  const script = sum(scriptParts);
  const firstVisitParts = {
    page,
    script,
    font: size(linked(/\/assets\/[\w-]+\.woff2/)),
    icon: size('/favicon.svg.br'),
  };
  return {
    page: {
      bytes: page,
      parts: {
        styles: elements('style'),
        'inline scripts': inlineScript,
        table: elements('main table'),
        cards: elements('main article'),
        'structured data': elements('script[type]'),
      },
    },
    inlineScript: { bytes: inlineScript, parts: {} },
    script: { bytes: script, parts: scriptParts },
    firstVisit: { bytes: sum(firstVisitParts), parts: firstVisitParts },
  };
}

const sum = (parts: Record<string, number>) =>
  Object.values(parts).reduce((total, bytes) => total + bytes, 0);

/** What is large of each page: the budgets that it exceeds, and those that it is near to. */
export function budgetProblems(site: BuiltSite): { exceeded: string[]; near: string[] } {
  const found = { exceeded: [] as string[], near: [] as string[] };
  for (const page of site.pages) {
    const weights = weightsOf(site, page);
    for (const budget of Object.keys(budgets) as Budget[]) {
      const { name, max, remedy } = budgets[budget];
      const { bytes, parts } = weights[budget];
      if (bytes <= max * near) continue;
      const largest = Object.entries(parts)
        .toSorted(([, a], [, b]) => b - a)
        .map(([part, size]) => `${part} ${size}`);
      found[bytes > max ? 'exceeded' : 'near'].push(
        `${page.file}: ${name} weighs ${bytes} bytes and may weigh ${max} (\`${budget}\` in ` +
          `apps/site/build/release/budgets.ts)${largest.length > 0 ? `: ${largest.join(', ')}` : ''}; ${remedy}`,
      );
    }
  }
  return found;
}
