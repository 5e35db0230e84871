import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import chromatic from '../../chromatic.config.json' with { type: 'json' };

/*
 * TurboSnap captures only the stories that a change can reach, by the module graph of the built
 * Storybook. vanilla-extract runs each `.css.ts` while it builds, so what such a file imports is not
 * in that graph. These tests compare with the imports in the source.
 */

const root = join(import.meta.dirname, '../..');
const sources = globSync('{packages/*,apps/site}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test(-d)?\.tsx?$/.test(file),
);
const packages = ['ui', 'pricing-data'].map(
  (name) => [`@agency/${name}`, `packages/${name}/src/index.ts`] as const,
);

const importsOf = new Map(
  sources.map((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/import type [^;]+;/g, '');
    const folder = join(root, dirname(file));
    const specifiers = [
      ...[...text.matchAll(/(?:from|import) '([^']+)'/g)].map(([, it = '']) => it),
      ...[...text.matchAll(/import\.meta\.glob[^(]*\('([^']+)'/g)].flatMap(([, pattern = '']) =>
        globSync(pattern, { cwd: folder }).map((it) => `./${it}`),
      ),
    ];
    return [
      file,
      specifiers.flatMap((it) =>
        it.startsWith('.')
          ? [relative(root, join(folder, it))]
          : // A style takes nothing but the theme from a package, and that captures everything.
            packages
              .filter(([name]) => name === it && !file.endsWith('.css.ts'))
              .map(([, index]) => index),
      ),
    ];
  }),
);

/** Everything that a file imports, directly or not. */
function reach(file: string, seen = new Set([file])): Set<string> {
  for (const imported of importsOf.get(file) ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    reach(imported, seen);
  }
  return seen;
}

const stories = sources.filter((file) => file.endsWith('.stories.tsx'));
const reachOf = new Map(stories.map((file) => [file, reach(file)]));
const styles = sources.filter((file) => file.endsWith('.css.ts'));
const capturesAll = (file: string) => chromatic.externals.some((glob) => matchesGlob(file, glob));

/** The stories that Chromatic would capture after a change. */
function trace(file: string): string[] {
  const output = execFileSync(
    'chromatic',
    ['trace', '--mode', 'compact', ...chromatic.untraced.flatMap((it) => ['-u', it]), file],
    { cwd: root, encoding: 'utf8' },
  );
  expect(output).not.toContain('full build');
  return [...output.matchAll(/^— (\S+)$/gm)].map(([, it = '']) => it).sort();
}

/** Styles that other styles build on are where the graph is thinnest. */
const shared = styles.filter(
  (file) => !capturesAll(file) && styles.some((other) => importsOf.get(other)?.includes(file)),
);

test.each(['packages/ui/src/Badge/Badge.css.ts', ...shared])(
  'a change to %s captures exactly the stories that import it',
  (file) => {
    expect(trace(file)).toEqual(stories.filter((it) => reachOf.get(it)?.has(file)).sort());
  },
  30_000,
);

test('a change to what styles import beside styles captures everything', () => {
  const plain = styles.flatMap((file) => importsOf.get(file) ?? []);
  expect(
    plain
      .filter((file) => !file.endsWith('.css.ts') && !packages.some(([, it]) => it === file))
      .filter((file) => !capturesAll(file)),
  ).toEqual([]);
});

test('a change to a written page captures nothing', () => {
  expect(trace('.storybook/pages/Welcome.mdx')).toEqual([]);
}, 30_000);
