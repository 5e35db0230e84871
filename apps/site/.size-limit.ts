import type { Check } from 'size-limit';
import { type PageName, pageNames, routes } from './src/pages/registry.ts';

const assets = (...names: string[]) => names.map((name) => `dist/**/assets/${name}`);

/** Shared by all pages, and fetched after `load`; `build/treeShaking.test.ts` weighs each of its parts. */
const script = assets('entry-client-*.js');

/** What the HTML of each page may weigh, with one per cent of room. */
const html: Record<PageName, string> = { podcasting: '24.6 kB', digitalMarketing: '25.9 kB' };

const tooMuchHtml =
  'Half of the HTML is CSS, which all pages share: use a style of packages/ui again before you add one, ' +
  'and delete what no page uses. If visitors gain by the rest, raise the limit in apps/site/.size-limit.ts.';

/** A page and everything that its first visit loads; a page is named after its address. */
const page = (name: string, limit: string): (Check & { message?: string })[] => [
  // Arrives in two round trips, like anything up to 43 KB; the first paint needs its first half.
  {
    name: `the HTML of /${name}`,
    path: `dist/**/${name}.html`,
    limit,
    message: tooMuchHtml,
  },
  {
    name: `a first visit to /${name}`,
    path: [...[`dist/**/${name}.html`, ...script, 'dist/**/favicon.svg'], ...assets('*.woff2')],
    limit: '140 kB',
  },
];

/**
 * Bytes after Brotli; all but the HTML with 5 % of room: on a slow phone 1,000 bytes take 5 ms; a tenth
 * of a second more is what a visitor would notice.
 */
export default [
  ...pageNames.flatMap((name) => page(routes[name].slice(1), html[name])),
  { name: 'the script', path: script, limit: '95 kB' },
] satisfies Check[];
