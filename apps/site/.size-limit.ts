import type { Check } from 'size-limit';
import { type PageName, pageNames, routes } from './src/pages/registry.ts';

const assets = (...names: string[]) => names.map((name) => `dist/**/assets/${name}`);

const script = assets('entry-client-*.js');

const tooMuchHtml =
  'Half of the HTML is CSS, which all pages share: use a style of packages/ui again before you add one, ' +
  'and delete what no page uses. If visitors gain by the rest, raise the limit in apps/site/.size-limit.ts.';

/** The limits on pages' HTML. A page that is not listed has the limit `largest`. */
const html: Partial<Record<PageName, string>> = { podcasting: '25.7 kB' };
const largest = '27 kB';

const page = (name: string, limit = largest): (Check & { message?: string })[] => [
  // Keeps the HTML well below the 43 KB that arrive in two round trips.
  {
    name: `the HTML of /${name}`,
    path: `dist/**/${name}.html`,
    limit,
    message: tooMuchHtml,
  },
  {
    name: `a first visit to /${name}`,
    path: [...[`dist/**/${name}.html`, ...script, 'dist/**/favicon.svg'], ...assets('*.woff2')],
    limit: '145 kB',
  },
];

/**
 * Limits after Brotli compression. They include 5 % of headroom for another logo, page or third party. Using it up
 * delays a slow phone, at 5 ms per 1,000 bytes, by less than 100 ms, which visitors do not notice.
 */
export default [
  ...pageNames.flatMap((name) => page(routes[name].slice(1), html[name])),
  { name: 'the script', path: script, limit: '95 kB' },
] satisfies Check[];
