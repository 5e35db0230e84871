import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage, BuiltSite } from './BuiltSite.ts';

/** What a page makes its visitor download, in bytes, compressed with brotli as it is served. */
export interface Weights {
  /** The HTML, with the CSS in it. */
  page: number;
  /** The scripts inside the page, by themselves: all that runs before `load`. */
  inlineScript: number;
  /** The script of both pages, which is fetched once the page has loaded. */
  script: number;
  /** A whole first visit: page, script, font and icon. */
  firstVisit: number;
}

/** The most that each may weigh, in bytes. A page of 14 KB arrives in one round trip. */
const budgets: Weights = {
  page: 14_000,
  inlineScript: 2_000,
  script: 94_000,
  firstVisit: 132_000,
};

const names: Record<keyof Weights, string> = {
  page: 'its HTML and CSS',
  inlineScript: 'its inline scripts',
  script: 'its script',
  firstVisit: 'a first visit',
};

const remedies: Record<keyof Weights, string> = {
  page: 'say less in the page, or share styles',
  inlineScript: 'move what can wait into the script',
  script:
    'load what only some visits need when it is first wanted; pnpm bench --parts shows what is in it',
  firstVisit: 'pnpm bench --parts shows what is in the script; the font and the icon are the rest',
};

/** What a page of the built site weighs. */
export function weightsOf(site: BuiltSite, { file, html }: BuiltPage): Weights {
  // A file that is not there is for the check of links to tell.
  const size = (path: string) => (site.has(path) ? site.bytes(path).length : 0);
  const compressed = (path: string) => size(`${path}.br`);
  const only = (pattern: RegExp) => {
    const [match] = html.match(pattern) ?? [];
    if (!match) throw new Error(`${file} names nothing like ${pattern}: tell budgets.ts.`);
    return match;
  };
  const page = compressed(file);
  const script = compressed(only(/\/assets\/entry-client-[\w-]+\.js/));
  const font = size(only(/\/assets\/[\w-]+\.woff2/));
  const icon = compressed('/favicon.svg');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
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
    return (Object.keys(budgets) as (keyof Weights)[])
      .filter((part) => weights[part] > budgets[part])
      .map(
        (part) =>
          `${page.file}: ${names[part]} weighs ${weights[part]} bytes and may weigh ` +
          `${budgets[part]}; ${remedies[part]}`,
      );
  });
