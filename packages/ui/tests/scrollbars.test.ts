import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

/* Tests with classic scrollbars, which the other tests' browser hides. */

const dist = join(import.meta.dirname, '../dist');

const entry = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BottomBar, Button, Dialog, Sheet } from '${dist}/index.js';

  const button = (name) => createElement(Button, null, name);
  const root = document.createElement('main');
  document.body.prepend(root);
  createRoot(root).render([
    createElement(Dialog, { key: 1, heading: 'Contact', trigger: button('Contact') }),
    createElement(Sheet, { key: 2, heading: 'Rooms', trigger: button('Rooms') }),
    createElement(BottomBar, { key: 3, children: 'Ready?' }),
  ]);
`;

async function bundled(): Promise<string> {
  const root = join(dist, '..');
  const file = join(root, '.cache/scrollbars.js');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, entry);
  const bundles = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: file, formats: ['iife'], name: 'test' } },
  });
  const [{ output }] = bundles as [Rolldown.RolldownOutput];
  return output[0].code;
}

test.each([
  ['long', '3000px', 400],
  ['long', '3000px', 700],
  ['long', '3000px', 1280],
  ['short', '0px', 1280],
])(
  'an open dialog neither moves nor scrolls a %s page (%s tall, %i px wide)',
  async (_, height, width) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumFlags,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    // The page's own reset and gutter must change nothing.
    const own =
      'html { padding: 0; scrollbar-gutter: stable } body { margin: 0 } main { padding: 0 }';
    await page.setContent(
      `<!doctype html><style>${own}</style>
      <div style="height: ${height}"></div>`,
    );
    await page.addStyleTag({ path: join(dist, 'styles.css') });
    await page.addScriptTag({ content: await bundled() });
    const edgesOf = (selector: string) =>
      page.$eval(selector, (element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
    const behind = async () => [await edgesOf('main'), await edgesOf('section')];
    const before = await behind();
    expect(before).toEqual([[0, width - 15], width < 768 ? [0, width - 15] : [0, 0]]);
    for (const [name, left] of [['Contact'], ['Rooms', width < 640 ? 0 : width - 400]] as [
      name: string,
      left?: number,
    ][]) {
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const [start = 0, end = 0] = await edgesOf('dialog[open]');
      // A dialog is centred; a sheet is at the edge.
      expect(end).toBe(left === undefined ? width - start : width);
      if (left !== undefined) expect(start).toBe(left);
      expect(await behind()).toEqual(before);
      await page.mouse.wheel(0, 500);
      // Waits for two frames, during which the page would scroll if it could.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(
        await page.evaluate(() => [innerWidth - document.documentElement.clientWidth, scrollY]),
      ).toEqual([0, 0]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await behind()).toEqual(before);
    }
  },
);
