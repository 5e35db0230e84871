import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import chromatic from '../../chromatic.config.json' with { type: 'json' };

/*
 * TurboSnap captures only the stories that a change can affect, by the built Storybook's module graph,
 * which lacks the imports of `.css.ts` files: vanilla-extract runs these at build time.
 */

const root = join(import.meta.dirname, '../..');

/** The stories that Chromatic would capture after a change. */
function trace(file: string): string {
  const untraced = chromatic.untraced.flatMap((it) => ['-u', it]);
  const output = execFileSync('chromatic', ['trace', '--mode', 'compact', ...untraced, file], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(output).not.toContain('full build');
  return output;
}

test.each([
  ['packages/ui/src/Badge/Badge.css.ts', ['Badge', 'OfferCard'], 'Accordion'],
  // Other styles import it.
  ['packages/ui/src/Item/tierHeader.css.ts', ['ComparisonTable', 'TierCard'], 'Badge'],
])(
  'a change to %s captures the stories of %j, and not those of %s',
  (file, captured, other) => {
    const stories = trace(file);
    for (const name of captured) expect(stories).toContain(`/${name}.stories.tsx`);
    expect(stories).not.toContain(`/${other}.stories.tsx`);
  },
  30_000,
);

test('a change to a module that styles import captures every story', () => {
  const imported = globSync('{packages/ui,apps/site}/src/**/*.css.ts', { cwd: root }).flatMap(
    (file) => {
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/import type [^;]+;/g, '');
      return Array.from(text.matchAll(/from '(\..+?)'/g), ([, it = '']) => join(dirname(file), it));
    },
  );
  const plain = imported.filter((file) => !file.endsWith('.css.ts'));
  expect(plain.length).toBeGreaterThan(0);
  const traced = plain.filter((file) => !chromatic.externals.some((it) => matchesGlob(file, it)));
  expect(traced).toEqual([]);
});

test('a change to an MDX page captures nothing', () => {
  expect(trace('.storybook/pages/Welcome.mdx')).not.toContain('.stories.tsx');
}, 30_000);
