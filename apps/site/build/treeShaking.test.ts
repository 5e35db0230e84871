import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * The most bytes of each part of the script that hydrates a page, compressed with brotli on its own, with
 * 5 % of room. Together they weigh more than the script, which compresses them as one.
 */
const max: Record<string, number> = {
  react: 61_100,
  'react-router': 3_600,
  radix: 10_550,
  ui: 13_550,
  'pricing-data': 3_500,
  site: 12_000,
};

const nameOf: readonly [RegExp, string][] = [
  [/\/node_modules\/(react|react-dom|scheduler)\//, 'react'],
  [/\/node_modules\/react-router\//, 'react-router'],
  [/\/node_modules\/@radix-ui\//, 'radix'],
  [/\/node_modules\//, 'another package'],
  [/\/packages\/ui\//, 'ui'],
  [/\/packages\/pricing-data\//, 'pricing-data'],
];

test('no part of the script has grown: each package leaves out what the site does not use', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = (await build({
    root: join(root, 'apps/site'),
    logLevel: 'error',
    define: { __OG_IMAGES__: '{}' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/entry-client.tsx',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => nameOf.find(([path]) => path.test(id))?.[1] ?? null }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  const sizes = output
    .filter((file) => file.type === 'chunk')
    .map(
      ({ isEntry, name, code }) =>
        [isEntry ? 'site' : name, brotliCompressSync(code).length] as const,
    );
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(max)));
  // Also contains a few lines of the bundler's.
  expect(sizes.filter(([name, size]) => size > (max[name] ?? 500))).toEqual([]);
});
