import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * The limit in bytes of each part of the script that hydrates a page, compressed alone with Brotli,
 * with 5 % of room. The parts add up to more than the script, which is compressed as a whole.
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

test('the script contains no unused part of a package', async () => {
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
  // The bundler adds a few lines of its own.
  expect(sizes.filter(([name, size]) => size > (max[name] ?? 500))).toEqual([]);
});
