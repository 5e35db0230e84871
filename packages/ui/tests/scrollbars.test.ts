import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

/* Classic scrollbars, which the browser of the other tests hides. */

const dist = join(import.meta.dirname, '../dist');

const entry = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Button, Dialog } from '${dist}/index.js';

  const trigger = createElement(Button, null, 'Write to us');
  const root = document.createElement('div');
  document.body.prepend(root);
  createRoot(root).render(createElement(Dialog, { heading: 'Contact', trigger }));
`;

/** The entry as one script. */
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
  ['long', '3000px'],
  ['short', '0px'],
])('opening a dialog neither moves nor scrolls a %s page', async (_, height) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(`<!doctype html><div style="height: ${height}"></div>`);
  await page.addStyleTag({ path: join(dist, 'styles.css') });
  await page.addScriptTag({ content: await bundled() });
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  expect(before < 1280).toBe(height === '3000px');
  await page.getByRole('button', { name: 'Write to us' }).click();
  await page.getByRole('dialog', { name: 'Contact' }).waitFor();
  expect(await width()).toBe(before);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
