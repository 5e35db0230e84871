import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Check } from 'size-limit';
import { budgets, wholePage } from './build/sizes.ts';

const dist = join(import.meta.dirname, 'dist');
const limit = (bytes?: number) => bytes && { limit: `${bytes} B` };

const stylesheets: Check[] = globSync('{styles,css/*}.css', { cwd: dist }).map((name) => ({
  name,
  path: `dist/${name}`,
  rolldown: false,
  ...limit(budgets[basename(name, '.css')]?.css),
}));

/** As a consumer's build defines it: what warns in development is not there. */
const forProduction = <Config extends object>(config?: Config) =>
  ({
    ...config,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  }) as unknown as Config;

/** Each export as a consumer bundles it alone: without and with what it loads later. */
const scripts: Check[] = Object.keys(await import(join(dist, 'index.js'))).flatMap((name) => {
  const bundle = {
    path: 'dist/index.js',
    import: `{ ${name} }`,
    modifyRolldownConfig: forProduction,
  };
  return [
    { ...bundle, name, entry: 'index', ...limit(budgets[name]?.js) },
    { ...bundle, name: `${name}, later included` },
  ];
});

const page: Check = {
  name: 'a whole page',
  path: 'dist/index.js',
  import: `{ ${wholePage.join(', ')} }`,
  modifyRolldownConfig: forProduction,
};

export default [...stylesheets, ...scripts, page];
