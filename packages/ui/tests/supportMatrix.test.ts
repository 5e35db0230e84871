import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findHeadlessChromium } from '../../../scripts/chromium.ts';
import { type Listening, listen } from '../../../scripts/listen.ts';
import { KitchenSink } from '../src/testing/kitchen-sink/KitchenSink.tsx';
import { builtPackage } from './builtPackage.ts';

/* What README.md lists as supported, tested on the built package. */

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'";
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

const html = renderToString(createElement(StrictMode, null, createElement(KitchenSink)));

let bundle: string;
let server: Listening;
let browser: Browser;

const documentWith = (body: string, { styles = ['styles'], direction = 'ltr' } = {}) =>
  `<!doctype html><html lang="ar" dir="${direction}" data-theme="light"><head><title>…</title>
  <link rel="icon" href="data:,">
  ${styles.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}</head><body>${body}</body></html>`;

const script = (base = '/a/') => `<script type="module" src="${base}client.js"></script>`;

/** The pages, by path. */
const pages: Record<string, () => string> = {
  '/hydrated': () => documentWith(`<div data-root="/a/">${html}</div>${script()}`),
  '/lazy': () => documentWith(`<div data-root="/a/"></div>${script()}`),
  '/rtl': () => documentWith(`<div data-root="/a/"></div>${script()}`, { direction: 'rtl' }),
  '/shadow': () => documentWith(`<div data-root="/a/"></div>${script()}`, { styles: [] }),
  '/copies': () =>
    documentWith(
      `<section data-root="/a/"></section><section data-root="/b/"></section>${script('/a/')}${script('/b/')}`,
    ),
  '/frame': () => documentWith('<iframe src="/lazy" width="600" height="800"></iframe>'),
};

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  bundle = mkdtempSync(join(cache, 'kitchen-sink-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    // React's development build, for its warnings.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    base: './',
    resolve: { alias: builtPackage },
    build: {
      outDir: bundle,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'tests/kitchen-sink/client.tsx'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname];
    if (page) {
      response.setHeader('Content-Security-Policy', `${policy}; img-src data:`);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(page());
    }
    // The same files twice: two copies of the package, and of React.
    const file = /^\/[ab]\//.test(pathname)
      ? join(bundle, pathname.slice(3))
      : join(root, 'dist', pathname);
    response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain');
    try {
      response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  server = await listen(files);
  browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumFlags });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  if (bundle) rmSync(bundle, { recursive: true, force: true });
});

/** Opens a page, and collects its console messages. */
async function open(path: string, options?: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(server.origin + path);
  return { page, messages };
}

const click = (page: Page, name: string, at = 0) =>
  page.getByRole('button', { name, exact: true }).nth(at).click();

const phone = { viewport: { width: 390, height: 844 } };

test('every component renders on a server, without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(html).toContain('<table');
});

test('it hydrates in StrictMode under a strict policy without console messages', async () => {
  const { page, messages } = await open('/hydrated?as=hydrated');
  await page.locator('[data-hydrated]').waitFor();
  await click(page, 'نبّهني');
  await page.getByText('تم', { exact: true }).waitFor();
  const names = await page
    .locator('body [aria-label]')
    .evaluateAll((all) => all.map((it) => it.ariaLabel));
  const words = [await page.locator('body').textContent(), ...names].join(' ');
  expect(words.match(/[A-Za-z]\w*/g), 'only the key that leads to a toast is not Arabic').toEqual([
    'F8',
  ]);
  await page.getByRole('radio', { name: 'داكن' }).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(messages).toEqual([]);
});

test('it renders lazily, in StrictMode and Suspense', async () => {
  const { page, messages } = await open('/lazy?as=lazy');
  await click(page, 'الأسعار');
  await page.getByRole('link', { name: 'البودكاست' }).first().waitFor();
  await click(page, 'نبّهني');
  await page.getByText('تم', { exact: true }).waitFor();
  expect(messages).toEqual([]);
});

test('from right to left everything is mirrored, and nothing overflows', async () => {
  for (const options of [undefined, phone]) {
    const { page, messages } = await open('/rtl?as=lazy', options);
    const width = page.viewportSize()?.width ?? 0;
    const logo = await page.getByText('الشركة').first().boundingBox();
    expect(logo?.x).toBeGreaterThan(width / 2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(messages).toEqual([]);
  }
});

test('no style uses left or right, except in rules for one direction', () => {
  const css = readFileSync(join(root, 'dist/styles.css'), 'utf8');
  const physical =
    /[;{](left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)[\w-]*):|(text-align|float|clear):(left|right)/;
  const rules = css.match(/[^{}]*\{[^{}]*\}/g) ?? [];
  expect(rules.filter((rule) => physical.test(rule) && !/:dir\(/.test(rule))).toEqual([]);
});

test('two copies in one page do not share toasts, links or sheets', async () => {
  const { page, messages } = await open('/copies?as=lazy');
  await page.getByRole('button', { name: 'نبّهني' }).nth(1).waitFor();
  await click(page, 'نبّهني', 0);
  await page.getByText('تم', { exact: true }).waitFor();
  await click(page, 'نبّهني', 1);
  await expect.poll(() => page.getByText('تم', { exact: true }).count()).toBe(2);
  expect(messages).toEqual([]);
});

test('class names carry the version, so that two versions do not share them', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, it = '']) => it.split(' '));
  const prefix = `ui-${version.replaceAll('.', '-')}_`;
  expect(classes.filter((name) => !name.startsWith(prefix))).toEqual([]);
});

test('inside an iframe it works as in a page', async () => {
  const { page, messages } = await open('/frame');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'افتح القائمة' }).first().click();
  await frame.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await frame.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(messages).toEqual([]);
});

test('inside a shadow root, with the stylesheet linked there, it is styled and works', async () => {
  const { page, messages } = await open('/shadow?as=shadow', phone);
  const button = page.getByRole('link', { name: 'استفسر', exact: true }).first();
  const style = await button.evaluate((element) => {
    const { backgroundColor, fontFamily, minHeight } = getComputedStyle(element);
    return { backgroundColor, fontFamily, minHeight };
  });
  expect(style.backgroundColor).toBe('oklch(0.2 0.025 290)');
  expect(style.fontFamily).toContain('Bricolage');
  expect(style.minHeight).toBe('44px');
  await click(page, 'افتح القائمة');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(messages).toEqual([]);
});
