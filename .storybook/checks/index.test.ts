import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import * as ui from '../../packages/ui/src/index.ts';
import type { Guide } from '../ComponentPage.tsx';

interface Meta {
  title?: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
  parameters?: { guide?: Partial<Guide> };
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../apps/site/src/**/*.stories.tsx'],
  { eager: true },
);

const storyFiles = Object.entries(modules).map(([path, { default: meta, ...stories }]) => ({
  file: basename(path),
  meta: (meta ?? {}) as Meta,
  stories: Object.keys(stories),
  /** The tags of all its stories. */
  tags: Object.values(stories).flatMap((story) => (story as { tags?: string[] }).tags ?? []),
}));

/** Exported functions in PascalCase are components. */
const components = Object.entries(ui).filter(
  ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name),
);

test('every exported component has stories', () => {
  const shown = new Set(
    storyFiles.flatMap(({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter(([, it]) => !shown.has(it)).map(([name]) => name)).toEqual([]);
});

test('every story file has a title, a component and a story', () => {
  const wrong = storyFiles.filter(
    ({ meta: { component, title = '' }, stories }) =>
      typeof component !== 'function' || !/^(Components|Pages)\/./.test(title) || !stories.length,
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('every component has a guide with all four sections', () => {
  const missing = storyFiles.flatMap(({ file, meta: { parameters } }) => {
    const { use, avoid, accessibility, anatomy } = parameters?.guide ?? {};
    return Object.entries({ use, avoid, accessibility, anatomy: anatomy?.join('') })
      .filter(([, text]) => !text?.trim())
      .map(([section]) => `${file}: parameters.guide.${section}`);
  });
  expect(missing).toEqual([]);
});

test('every `do-not` story has a `do` story', () => {
  const count = (tags: string[], name: string) => tags.filter((tag) => tag === name).length;
  const alone = storyFiles.filter(({ tags }) => count(tags, 'do') !== count(tags, 'do-not'));
  expect(alone.map(({ file }) => file)).toEqual([]);
});

test('themes differ only in colours, so that other checks run in one theme', () => {
  const cwd = join(import.meta.dirname, '../..');
  // Defines the themes.
  const exclude = ['packages/ui/src/theme/**'];
  const styles = globSync('{packages/ui,apps/site}/src/**/*.css.ts', { cwd, exclude });
  const themed = styles.flatMap(
    (file) => readFileSync(join(cwd, file), 'utf8').match(/.*\[data-theme=.*/g) ?? [],
  );
  // The logo's strokes are decorative.
  expect(themed).toEqual([`  selectors: { '[data-theme="dark"] &': { strokeWidth: 2.75 } },`]);
});
