import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, mergeBase } from './mergeBase.ts';

const root = join(import.meta.dirname, '..');

/** What consumers import from; the other entries have one export each. */
const entries = ['ui/src/index.ts', 'ui/src/theme/index.ts', 'pricing-data/src/index.ts'];

/** Refuses a removed export of a package that no changeset names in a major change. */
export function checkExports() {
  const base = mergeBase();
  const folder = join(root, '.changeset');
  const changesets = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const entry of base ? entries : []) {
    const name = `@agency/${entry.split('/')[0]}`;
    const before = git('show', `${base}:packages/${entry}`);
    const after = readFileSync(join(root, 'packages', entry), 'utf8');
    const removed = unannounced(name, before, after, changesets);
    if (removed.length > 0) {
      throw new Error(
        `${name} no longer exports ${removed.join(', ')}, which breaks consumers. Export it ` +
          "again, or run `pnpm changeset`, choose 'major', name it, and say what to use instead.",
      );
    }
  }
}

/** The exports that a package's entry has lost, but those that the changeset of a major version names. */
export function unannounced(
  name: string,
  before: string,
  after: string,
  changesets: readonly string[],
): string[] {
  const major = new RegExp(`^['"]?${name}['"]?: major$`, 'm');
  const announced = changesets.filter((text) => major.test(text)).join();
  const still = exportsOf(after);
  return exportsOf(before).filter(
    (each) => !still.includes(each) && !new RegExp(`\\b${each}\\b`).test(announced),
  );
}

/** The names in `export { a, type B } from './c.ts'`. */
const exportsOf = (entry: string): string[] =>
  Array.from(entry.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, names = '']) =>
    names.split(',').map((each) => each.trim().replace(/^type |.* as /, '')),
  )
    .flat()
    .filter(Boolean);
