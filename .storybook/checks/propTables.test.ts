import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import type { ArgTypes } from 'storybook/internal/types';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { listen } from '../../scripts/listen.ts';

/* The tables of props in the built Storybook. */

interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, { id: string; title: string; argTypes: ArgTypes }>>;
}

test('every component’s table of props has rows, each with a type and a description', async () => {
  const files = sirv(join(import.meta.dirname, '../../storybook-static'));
  const { origin, close } = await listen(createServer(files));
  onTestFinished(close);
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  const stories = await page.evaluate(async () => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, title, argTypes }) => ({
      id,
      title,
      rows: Object.values(argTypes)
        .filter(({ table }) => !table?.disable)
        .map(({ name, description, table }) => ({
          name,
          description,
          type: table?.type?.summary,
          fallback: table?.defaultValue?.summary,
        })),
    }));
  });

  const ofComponents = stories.filter(({ title }) => title.startsWith('Components/'));
  expect(ofComponents.length).toBeGreaterThan(100);
  expect(ofComponents.filter(({ rows }) => rows.length === 0).map(({ id }) => id)).toEqual([]);
  const lacking = ofComponents.flatMap(({ id, rows }) =>
    rows.filter((row) => !row.description || !row.type).map(({ name }) => `${id}: ${name}`),
  );
  expect(lacking).toEqual([]);
  // A default in the code, one in the JSDoc, and a type with arguments.
  for (const [story, name, row] of [
    ['button', 'size', { type: '"small" | "medium" | "large"', fallback: '"medium"' }],
    ['siteheader', 'sheet', { fallback: 'a `NavigationSheet` of the same items' }],
    ['comparisontable', 'groups', { type: 'readonly ItemGroup<ComparisonRow<Key>>[]' }],
  ] as const) {
    const found = ofComponents.find(({ id }) => id.startsWith(`components-${story}--`));
    expect(found?.rows.find((it) => it.name === name)).toMatchObject(row);
  }
}, 120_000);
