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

test('every component’s table of props has rows, and each row a sentence', async () => {
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
          .map(({ name, description }) => ({ name, description })),
      }));
    });

    const ofComponents = stories.filter(({ id }) => entries[id]?.title.startsWith('Components/'));
    expect(ofComponents.length).toBeGreaterThan(100);
    expect(ofComponents.filter(({ rows }) => rows.length === 0).map(({ id }) => id)).toEqual([]);
    const silent = ofComponents.flatMap(({ id, rows }) =>
      rows.filter(({ description }) => !description).map(({ name }) => `${id}: ${name}`),
    );
    expect(silent).toEqual([]);
  } finally {
    await browser.close();
    close();
  }
}, 120_000);
