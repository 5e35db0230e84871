import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import type { ArgTypes, IndexEntry } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { listen } from '../../scripts/listen.ts';

/* What the built Storybook shows in each component's table of props. */

interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, { argTypes: ArgTypes }>>;
}

test('every component’s table of props has rows, each with a type and a sentence', async () => {
  const { origin, close } = await listen(
    createServer(sirv(join(import.meta.dirname, '../../storybook-static'))),
  );
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: chromiumFlags,
  });
  try {
    const { entries }: { entries: Record<string, IndexEntry> } = await (
      await fetch(`${origin}/index.json`)
    ).json();
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html`);
    const stories = await page.evaluate(async () => {
      const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__;
      await preview.ready();
      const extracted = await preview.extract();
      return Object.entries(extracted).map(([id, { argTypes }]) => ({
        id,
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

    const ofComponents = stories.filter(({ id }) => entries[id]?.title.startsWith('Components/'));
    expect(ofComponents.length).toBeGreaterThan(100);
    expect(ofComponents.filter(({ rows }) => rows.length === 0).map(({ id }) => id)).toEqual([]);
    const lacking = ofComponents.flatMap(({ id, rows }) =>
      rows
        .filter(({ description, type }) => !description || !type)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(lacking).toEqual([]);
    const rowOf = (story: string, prop: string) =>
      ofComponents.find(({ id }) => id.startsWith(story))?.rows.find(({ name }) => name === prop);
    // A default in the code, one that only its comment says, and types with arguments.
    expect(rowOf('components-button--', 'size')).toMatchObject({
      type: '"small" | "medium" | "large"',
      fallback: '"medium"',
    });
    expect(rowOf('components-toast--', 'duration')).toMatchObject({ fallback: '5000' });
    expect(rowOf('components-siteheader--', 'sheet')).toMatchObject({
      fallback: 'a `NavigationSheet` of the same items',
    });
    expect(rowOf('components-comparisontable--', 'groups')).toMatchObject({
      type: 'readonly ItemGroup<ComparisonRow<Key>>[]',
    });
  } finally {
    await browser.close();
    close();
  }
}, 120_000);
