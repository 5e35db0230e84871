import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import { looksOfComponents } from '../looksOfComponents.ts';
import {
  buildOtherStyles,
  install,
  otherStyles,
  packAll,
  type Site,
  serveFiles,
} from './consumer.ts';

/* What `packages/ui/docs/other-styles.md` says of Tailwind and resets, tried as it stands there. */

const screenshots = join(dirname(dirname(import.meta.dirname)), 'examples/test-results');

let temporary: string;
let browser: Browser;
let site: Site;
let alone: string[];

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'other-styles-'));
  mkdirSync(screenshots, { recursive: true });
  const tarballs = packAll(join(temporary, 'tarballs'));
  const folder = (await install(['other-styles'], temporary, tarballs))['other-styles'];
  await buildOtherStyles(folder);
  site = await serveFiles(join(folder, 'dist'));
  browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumFlags });
  alone = await looks(await open('ours'));
});

afterAll(async () => {
  await browser?.close();
  site?.stop();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
});

async function open(styles: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/?styles=${styles}`);
  await page.getByRole('table').waitFor();
  return page;
}

/** Closes the page when it has looked. */
async function looks(page: Page): Promise<string[]> {
  const all = await page.evaluate(looksOfComponents);
  await page.close();
  return all;
}

test.each(otherStyles)('with %s.css, components look as they do alone', async (styles) => {
  const page = await open(styles);
  await page.screenshot({ path: join(screenshots, `other-styles-${styles}.png`), fullPage: true });
  // Where a utility is on a component, it is meant to look otherwise.
  await page.evaluate(() => document.querySelector('.mt-8')?.classList.remove('mt-8'));
  expect(alone.length).toBeGreaterThan(100);
  expect(await looks(page)).toEqual(alone);
});

test('a utility of Tailwind wins on a component', async () => {
  const page = await open('tailwind');
  onTestFinished(() => page.close());
  const second = page.getByRole('button', { name: 'Second' });
  expect(await second.evaluate((button) => getComputedStyle(button).marginTop)).toBe('32px');
});

test("with Vite's starter CSS in no layer, the theme can still be chosen", async () => {
  const page = await open('starter-without-layer');
  onTestFinished(() => page.close());
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(light);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(ground).not.toBe(light);
});
