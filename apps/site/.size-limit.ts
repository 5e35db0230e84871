import type { Check } from 'size-limit';
import { routes } from './src/pages/registry.ts';

const assets = (...names: string[]) => names.map((name) => `dist/**/assets/${name}`);

/** Shared by all pages, and fetched after `load`; `build/treeShaking.test.ts` weighs each of its parts. */
const script = assets('entry-client-*.js');

/** A page and everything that its first visit loads; a page is named after its address. */
const page = (name: string): Check[] => [
  // Arrives in two round trips, like anything up to 43 KB; the first paint needs its first half.
  { name: `the HTML of /${name}`, path: `dist/**/${name}.html`, limit: '22 kB' },
  {
    name: `a first visit to /${name}`,
    path: [...[`dist/**/${name}.html`, ...script, 'dist/**/favicon.svg'], ...assets('*.woff2')],
    limit: '140 kB',
  },
];

/**
 * Bytes after Brotli, with 5 % of room: on a slow phone 1,000 bytes take 5 ms; a tenth of a second more is
 * what a visitor would notice.
 */
export default [
  ...Object.values(routes).flatMap((path) => page(path.slice(1))),
  { name: 'the script', path: script, limit: '95 kB' },
] satisfies Check[];
