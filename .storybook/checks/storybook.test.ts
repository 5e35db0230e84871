import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../apps/site/src/pages/registry.ts';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import * as ui from '../../packages/ui/src/index.ts';
import type { Guide } from '../ComponentPage.tsx';
import { components } from '../pages/components.ts';

interface Meta {
  title?: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
  parameters?: { guide?: Partial<Guide> };
}

interface Story {
  tags?: string[];
  args?: { path?: string };
}

/** A component's metadata in the built Storybook. */
interface Component {
  name: string;
  path: string;
  description?: string;
  import?: string;
  stories: Record<string, { snippet?: string }>;
  jsDocTags: Record<string, string[]>;
  reactComponentMeta?: { props: Record<string, { description: string; type: { name: string } }> };
  error?: { message: string };
}

const root = join(import.meta.dirname, '../..');

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../apps/site/src/**/*.stories.tsx'],
  { eager: true },
);

const storyFiles = Object.entries(modules).map(([path, { default: meta, ...stories }]) => ({
  file: basename(path),
  meta: meta as Meta,
  stories: Object.values(stories) as Story[],
  tags: Object.values(stories as Record<string, Story>).flatMap(({ tags }) => tags ?? []),
}));

test('every exported component has stories', () => {
  const shown = new Set(
    storyFiles.flatMap(({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  // Exported functions in PascalCase are components.
  const exported = Object.entries(ui).filter(
    ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name),
  );
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter(([, it]) => !shown.has(it)).map(([name]) => name)).toEqual([]);
});

test('every page of the site has stories', () => {
  const paths = storyFiles.flatMap(({ stories }) =>
    stories.flatMap(({ args }) => args?.path ?? []),
  );
  expect(new Set(paths)).toEqual(new Set(Object.values(routes)));
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

test('every component has a picture on the overview', () => {
  const titles = storyFiles.flatMap(({ meta: { title = '' } }) =>
    title.startsWith('Pages/') ? [] : [title],
  );
  const drawn = components.filter(({ module, story }) => module[story]);
  expect(drawn.map(({ title }) => title).sort()).toEqual(titles.sort());
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
  const pages = components.map(({ page }) => page.replace('?path=/docs/', ''));
  expect(pages.filter((id) => !entries[id])).toEqual([]);
});

test('no component’s style sheet selects a theme', () => {
  // Excludes `theme`, which defines the themes, and the logo, which has an image for each theme.
  const exclude = ['packages/ui/src/theme/**', 'apps/site/src/logo/**'];
  const styles = globSync('{packages/ui,apps/site}/src/**/*.css.ts', { cwd: root, exclude });
  const themed = styles.flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/.*\[data-theme=.*/g) ?? [],
  );
  expect(themed).toEqual([]);
});

test('every component’s metadata is complete', () => {
  const read = (service: string): Record<string, Component> => {
    const files = globSync(join(root, `storybook-static/services/core/${service}/*.json`));
    const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).components);
    return Object.assign({}, ...parts);
  };
  const docgen = read('docgen');
  const entries = Object.entries(read('story-docs'))
    .map(([id, stories]) => ({ ...docgen[id], ...stories }))
    .filter(({ path }) => path.includes('packages/ui/src/') && !path.includes('/testing/'));
  expect(entries.length).toBeGreaterThan(20);
  const lacking = entries.filter(
    ({ description, import: from, stories, jsDocTags, reactComponentMeta: meta, error }) =>
      error ||
      !description ||
      !from?.includes("from '@agency/ui'") ||
      !Object.values(stories).some(({ snippet }) => snippet) ||
      !jsDocTags?.example ||
      !meta ||
      !Object.keys(meta.props).length ||
      !Object.values(meta.props).every(({ description, type }) => description && type.name),
  );
  expect(lacking.map(({ name, error }) => [name, error?.message])).toEqual([]);
});

/*
 * TurboSnap uses the built Storybook's module graph to find the stories that a change can affect. As `.css.ts` files
 * run at build time, the graph lacks the modules they import, so chromatic.config.json lists these as `externals`.
 */
test('a change to styles makes Chromatic capture only the stories that use the styles', () => {
  const untraced = chromatic.untraced.flatMap((it) => ['-u', it]);
  const file = 'packages/ui/src/TierCard/TierCard.css.ts';
  const parameters = ['trace', '--mode', 'compact', ...untraced, file];
  const stories = execFileSync('chromatic', parameters, { cwd: root, encoding: 'utf8' });
  expect(stories).toContain('/ComparisonTable.stories.tsx');
  expect(stories).toContain('/TierCard.stories.tsx');
  expect(stories).not.toContain('/Badge.stories.tsx');
  expect(stories).not.toContain('full build');
}, 30_000);

test('a change to a module that style sheets import makes Chromatic capture every story', () => {
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
  const gone = chromatic.externals.filter((it) => globSync(it, { cwd: root }).length === 0);
  expect(gone).toEqual([]);
});
