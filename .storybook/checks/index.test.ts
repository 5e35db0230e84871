import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import * as ui from '../../packages/ui/src/index.ts';
import type { Guide } from '../ComponentPage.tsx';

interface Meta {
  title?: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
  parameters?: { guide?: Partial<Guide> };
}

interface StoryFile {
  file: string;
  meta: Meta;
  stories: string[];
  /** Of all its stories together. */
  tags: string[];
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../apps/site/src/**/*.stories.tsx'],
  { eager: true },
);

const storyFiles = Object.entries(modules).map(
  ([path, { default: meta, ...stories }]): StoryFile => ({
    file: basename(path),
    meta: (meta ?? {}) as Meta,
    stories: Object.keys(stories),
    tags: Object.values(stories).flatMap((story) => (story as { tags?: string[] }).tags ?? []),
  }),
);

/** What the index exports in PascalCase: functions, so components. */
const components = Object.entries(ui).filter(
  ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name),
);

const files = (wrong: (file: StoryFile) => boolean) =>
  storyFiles.filter(wrong).map(({ file }) => file);

test('every exported component has stories', () => {
  const shown = new Set(
    storyFiles.flatMap(({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter(([, it]) => !shown.has(it)).map(([name]) => name)).toEqual([]);
});

test('every story file names the component it shows, and has a story', () => {
  expect(files(({ meta }) => typeof meta.component !== 'function')).toEqual([]);
  expect(files(({ stories }) => stories.length === 0)).toEqual([]);
});

test('every component’s page opens with a guide of all four sections', () => {
  const missing = storyFiles.flatMap(({ file, meta: { parameters } }) => {
    const { use, avoid, accessibility, anatomy } = parameters?.guide ?? {};
    return Object.entries({ use, avoid, accessibility, anatomy: anatomy?.join('') })
      .filter(([, text]) => !text?.trim())
      .map(([section]) => `${file}: parameters.guide.${section}`);
  });
  expect(missing).toEqual([]);
});

test('what one should not do stands beside what to do instead, on the pages where mistakes are common', () => {
  const advice = storyFiles.map(({ file, tags }) => [
    file.replace('.stories.tsx', ''),
    tags.filter((tag) => tag === 'do').length,
    tags.filter((tag) => tag === 'do-not').length,
  ]);
  expect(advice.filter(([, dos, doNots]) => dos !== doNots)).toEqual([]);
  expect(advice.filter(([, , doNots]) => doNots).map(([component]) => component)).toEqual([
    'Accordion',
    'Badge',
    'BundleGrid',
    'Button',
    'ButtonLink',
    'ComparisonTable',
    'Price',
    'Tooltip',
    'ViewSwitch',
  ]);
});

test('every title is under Components or Pages', () => {
  expect(files(({ meta }) => !/^(Components|Pages)\/./.test(meta.title ?? ''))).toEqual([]);
});

test('no two stories share an id, and with it an address and a baseline', () => {
  const ids = storyFiles.flatMap(({ file, meta, stories }) =>
    stories.map((story) => toId(meta.title ?? file, storyNameFromExport(story))),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a theme is nothing but colours: in the other one, stories are checked for theirs alone', () => {
  const cwd = join(import.meta.dirname, '../..');
  // The rules that say what a theme is lie in `theme/`.
  const styles = globSync('{packages/ui,apps/site}/src/**/*.css.ts', {
    cwd,
    exclude: ['packages/ui/src/theme/**'],
  });
  const themed = styles.flatMap((file) =>
    readFileSync(join(cwd, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('[data-theme=')),
  );
  // The logo's lines, which screen readers do not see.
  expect(themed).toEqual([`  selectors: { '[data-theme="dark"] &': { strokeWidth: 2.75 } },`]);
});
