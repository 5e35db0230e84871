import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** What `pnpm build` made of the site. */
export const siteOutput = join(root, 'apps/site/dist');

/** Where the benchmarks leave what they make; git ignores it. */
export const results = join(root, '.cache/bench');
