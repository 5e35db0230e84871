import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

const dist = join(import.meta.dirname, '../dist');
// Makes the examples use the built package.
vi.mock('../src/index.ts', () => import(join(dist, 'index.js')));
const { examples } = await import('../src/testing/examples.tsx');

const own = '<h1>Ours</h1><p><a href="/">A link</a></p><ul><li>An item</li></ul><svg></svg>';
const components = renderToStaticMarkup(createElement('section', {}, ...Object.values(examples)));
/** The examples' own elements, in or around components, which our styles must not affect. */
const given =
  'section > :not([class]), section[class] > p, noscript:not([class]), b, em, option, svg:not([class]), button:has(+ [role="tooltip"])';
const ofComponents = `section :not(${given})`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});
afterAll(() => browser?.close());

async function stylesOf(selector: string, ...styles: string[]) {
  const page = await browser.newPage();
  const sheets = styles.map((css) => `<style>${css}</style>`).join('');
  await page.setContent(`<!doctype html>${sheets}<body><main>${own}</main>${components}`);
  const computed = await page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );
  await page.close();
  expect(computed.length).toBeGreaterThan(0);
  return computed;
}

const css = (file: string) => readFileSync(join(dist, file), 'utf8');

test.each(['styles.css', 'components.css'])(
  '%s has a rule for each class in the built JavaScript, even in modules loaded on demand',
  (file) => {
    const modules = globSync('**/*.js', { cwd: dist }).map(css).join();
    const classes = [...new Set(modules.match(/\bui-\d[\w-]+/g))];
    expect(classes.length).toBeGreaterThan(100);
    const styles = css(file);
    expect(classes.filter((it) => !new RegExp(`\\.${it}\\b`).test(styles))).toEqual([]);
  },
);

test.each(['styles.css', 'components.css', 'tokens.css'])(
  '%s leaves a project’s own dark mode alone',
  async (file) => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    for (const own of [
      '<meta name="color-scheme" content="light dark">',
      '<style>:root { color-scheme: light dark }</style>',
      '<style>@layer base, ui; @layer base { :root { color-scheme: light dark } }</style>',
    ]) {
      await page.setContent(`<!doctype html>${own}<style>${css(file)}</style><p>`);
      const background = 'document.querySelector("p").style.background = "light-dark(red, blue)"';
      await page.evaluate(background);
      const color = await page.$eval('p', (it) => getComputedStyle(it).backgroundColor);
      expect(color, own).toBe('rgb(0, 0, 255)');
    }
    await page.close();
    if (file !== 'tokens.css') return;
    const declarations = css(file).match(/[\w-]+(?=:[^{}]*[;}])/g) ?? [];
    expect(declarations.filter((name) => !name.startsWith('--'))).toEqual([]);
  },
);

test('components.css does not style the page or the page’s own elements', async () => {
  // Fixes the page's height, which the components' styles would change.
  const ofPage = (...styles: string[]) =>
    stylesOf('body, main, main *', 'body { height: 900px }', ...styles);
  expect(await ofPage(css('components.css'))).toEqual(await ofPage());
});

test('components.css styles components as styles.css does if the page sets the same text style', async () => {
  const text = `body { margin: 0; min-height: 100dvh;
    font: var(--ui-font-size-body)/var(--ui-line-height-body) var(--ui-font-body);
    color: var(--ui-color-text); text-size-adjust: 100% } main { display: none }`;
  const [all, alone] = await Promise.all(
    ['styles.css', 'components.css'].map((file) => stylesOf(ofComponents, css(file), text)),
  );
  expect(alone).toEqual(all);
});

test.each(['styles.css', 'components.css'])(
  'a project’s element styles in an earlier layer do not affect components styled by %s',
  async (file) => {
    const theirs = `@layer base, ui; @layer base {
    ${ofComponents}:not(svg, svg *, [hidden], label input), section ::before, section ::after {
      all: unset; display: flex; margin: 9px; color: red; text-transform: uppercase;
    }
    tr:nth-child(even) { background: red }
    svg[class], label input { width: 99px; height: 99px }
    svg[class], path { fill: red; stroke: red }
  }`;
    const of = (...styles: string[]) => stylesOf(ofComponents, ...styles, css(file));
    expect(await of(theirs)).toEqual(await of());
  },
);

test.each(['styles.css', 'components.css'])(
  '%s prints the text of a dark page in a dark colour',
  async (file) => {
    const page = await browser.newPage();
    await page.emulateMedia({ media: 'print' });
    const dark = '<style>body { color: white; background: black }</style>';
    await page.setContent(`<!doctype html><style>${css(file)}</style>${dark}${components}`);
    const colors = await page.$$eval(ofComponents, (elements) =>
      elements.map((element) => getComputedStyle(element).color),
    );
    expect(colors.length).toBeGreaterThan(5);
    expect(colors).not.toContain('rgb(255, 255, 255)');
  },
);

test('components.css alone keeps link targets clear of bars', async () => {
  const page = await browser.newPage();
  const html = '<html data-site-header data-view-bar>';
  await page.setContent(`<!doctype html>${html}<style>${css('components.css')}</style>`);
  const padding = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  expect(parseFloat(padding)).toBeGreaterThan(100);
});
