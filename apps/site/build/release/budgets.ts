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

interface Budget {
  name: string;
  /** In bytes. */
  max: number;
  remedy: string;
}

const budgets: Record<keyof Weights, Budget> = {
  page: {
    name: 'its HTML and CSS',
    // Up to 14 KB take one round trip.
    max: 14_000,
    remedy: 'say less in the page, or share styles',
  },
  inlineScript: {
    name: 'its inline scripts',
    max: 2_000,
    remedy: 'move what can wait into the script',
  },
  script: {
    name: 'its script',
    max: 94_000,
    remedy:
      'load what only some visits need when it is first wanted; pnpm bench --parts shows what is in it',
  },
  firstVisit: {
    name: 'a first visit',
    max: 132_000,
    remedy: 'pnpm bench --parts shows what is in the script; the font and the icon are the rest',
  },
};

/** What a page of the built site weighs. */
export function weightsOf(site: BuiltSite, { file, html }: BuiltPage): Weights {
  // A missing file is reported by the check of links.
  const size = (path: string) => (site.has(path) ? site.bytes(path).length : 0);
  const linked = (pattern: RegExp) => {
    const [path] = html.match(pattern) ?? [];
    if (!path)
      throw new Error(`${file} links nothing like ${pattern}: correct that in budgets.ts.`);
    return path;
  };
  const page = size(`${file}.br`);
  const script = size(`${linked(/\/assets\/entry-client-[\w-]+\.js/)}.br`);
  const font = size(linked(/\/assets\/[\w-]+\.woff2/));
  const icon = size('/favicon.svg.br');
  const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text);
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
    return (Object.keys(budgets) as (keyof Weights)[]).flatMap((part) => {
      const { name, max, remedy } = budgets[part];
      if (weights[part] <= max) return [];
      return [
        `${page.file}: ${name} weighs ${weights[part]} bytes and may weigh ${max}; ${remedy}`,
      ];
    });
  });
