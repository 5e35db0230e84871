import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import {
  build,
  install,
  packAll,
  prepareReadme,
  type Site,
  serveFiles,
  serveNext,
} from './consumer.ts';

const root = dirname(dirname(import.meta.dirname));
const screenshots = join(root, 'examples/test-results');
const examples = ['vite', 'next', 'vanilla-extract', 'tailwind', 'astro'] as const;
type Example = (typeof examples)[number];

/** The oldest that the package's README says it works with. */
const oldestVersions = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@types/react': '19.0.1',
  '@types/react-dom': '19.0.1',
  typescript: '5.8.2',
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

let temporary: string;
let browser: Browser;
const sites = {} as Record<Example | 'readme' | 'oldest', Site>;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'consumers-'));
  mkdirSync(screenshots, { recursive: true });
  const tarballs = packAll(join(temporary, 'tarballs'));
  const [shared, { next }, oldest] = await Promise.all([
    install(['vite', 'vanilla-extract', 'tailwind', 'astro'], temporary, tarballs),
    // Next takes its own folder for the root of everything.
    install(['next'], join(temporary, 'alone'), tarballs),
    install(['vite'], join(temporary, 'oldest'), tarballs, oldestVersions),
    chromium
      .launch({ executablePath: findHeadlessChromium(), args: chromiumFlags })
      .then((launched) => {
        browser = launched;
      }),
  ]);
  await Promise.all([...Object.values(shared), next, oldest.vite].map(build));
  for (const name of ['vite', 'vanilla-extract', 'tailwind', 'astro'] as const) {
    sites[name] = await serveFiles(join(shared[name], 'dist'));
  }
  sites.oldest = await serveFiles(join(oldest.vite, 'dist'));
  sites.next = await serveNext(next);
  sites.readme = await serveFiles(join(await prepareReadme(temporary, shared.vite), 'dist'));
});

afterAll(async () => {
  await browser?.close();
  for (const { stop } of Object.values(sites)) stop();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
});

/** Opens an example; an error or warning on the console by the end of the test fails the test. */
async function open(
  example: keyof typeof sites,
  path = '/',
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  onTestFinished(async () => {
    await context.close();
    expect(messages).toEqual([]);
  });
  await page.goto(sites[example].url + path, { waitUntil: 'networkidle' });
  return page;
}

const style = (page: Page, role: 'button' | 'link', name: string, property: string) =>
  page
    .getByRole(role, { name })
    .first()
    .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property);

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The primary button of each page, and its colours. */
const primary: Record<
  Example,
  { role: 'button' | 'link'; name: string; light: string; dark: string }
> = {
  vite: { role: 'link', name: 'Book about Garden', light: '#1f6b3f', dark: '#e3b341' },
  next: { role: 'button', name: 'Ask for a call', light: '#5b3fd6', dark: '#b9a5ff' },
  'vanilla-extract': { role: 'button', name: 'Enrol', light: '#9a4a12', dark: '#f2a45c' },
  tailwind: { role: 'button', name: 'Book', light: '#0f6b5c', dark: '#5ad1b5' },
  astro: { role: 'link', name: 'Book a seat', light: '#b0341c', dark: '#ff9a7a' },
};

describe.each(examples)('%s', (example) => {
  const { role, name, light, dark } = primary[example];

  test('shows its own brand, in both themes, and the theme is remembered', async () => {
    const page = await open(example);
    const background = () => style(page, role, name, 'background-color');
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect.poll(background).toBe(rgb(light));
    await page.screenshot({ path: join(screenshots, `${example}-light.png`), fullPage: true });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(background).toBe(rgb(dark));
    await page.screenshot({ path: join(screenshots, `${example}-dark.png`), fullPage: true });
  });

  test('opens its navigation as a sheet on a phone, and closes it with Escape', async () => {
    const page = await open(example, '/', phone);
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sheet.waitFor();
    await page.screenshot({ path: join(screenshots, `${example}-sheet.png`) });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.viewport.width);
  });
});

test("the README's first page, copied as it is, is a page in the README's brand", async () => {
  const page = await open('readme');
  expect(await style(page, 'link', 'Book about Garden', 'background-color')).toBe(rgb('#1f6b3f'));
  await page.screenshot({ path: join(screenshots, 'readme.png'), fullPage: true });
  for (const theme of ['Light', 'Dark'] as const) {
    await page.getByRole('radio', { name: theme }).check({ force: true });
    await expect
      .poll(() => page.locator('html').getAttribute('data-theme'))
      .toBe(theme.toLowerCase());
  }
});

test("the README's first page has its navigation on a phone, and nothing leaves the window", async () => {
  const page = await open('readme', '/', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Questions' }).tap();
  await expect.poll(() => new URL(page.url()).hash).toBe('#questions');
  await page.getByText('Can I park?').tap();
  await page.getByText('In the yard, for two cars.').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.screenshot({ path: join(screenshots, 'readme-phone.png'), fullPage: true });
});

describe('vite', () => {
  test('a page under a strict Content-Security-Policy restores the theme before it is painted', async () => {
    const page = await open('vite');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.route('**/*.js', (route) => route.abort());
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute('content')).toContain("style-src 'self'");
    // Without React: the attribute is the inline script's work.
    const withoutReact = await page.context().newPage();
    await withoutReact.route('**/*.js', (route) => route.abort());
    await withoutReact.goto(sites.vite.url, { waitUntil: 'domcontentloaded' });
    expect(await withoutReact.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('the switch shows the prices by the month', async () => {
    const page = await open('vite');
    await page.getByText('By the month', { exact: true }).click();
    await page.getByText('£1 150').waitFor();
    expect(await page.getByText('£80', { exact: true }).isVisible()).toBe(false);
  });

  test('a button and an unavailable entry show a toast', async () => {
    const page = await open('vite');
    await page.getByRole('button', { name: 'Ask for a visit' }).click();
    await page.getByText('We will call you back.', { exact: true }).waitFor();
    await page.screenshot({ path: join(screenshots, 'vite-toast.png') });
    await page.getByRole('button', { name: 'Instruments' }).first().click({ force: true });
    await page.getByText('We are still tuning them.', { exact: true }).waitFor();
  });

  test("a rule of the page overrides the package's without !important", async () => {
    const page = await open('vite');
    expect(await style(page, 'button', 'Ask for a visit', 'letter-spacing')).not.toBe('normal');
  });

  test('from right to left the logo is at the right, and nothing leaves the window', async () => {
    const page = await open('vite', '/?dir=rtl');
    const logo = await page.getByRole('link', { name: 'Fernhill' }).first().boundingBox();
    expect(logo?.x).toBeGreaterThan(640);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1280);
    await page.screenshot({ path: join(screenshots, 'vite-rtl.png') });
  });

  test('the footer is light on dark, as its brand sets it, in the light theme too', async () => {
    const page = await open('vite');
    expect(await style(page, 'link', 'rooms@fernhill.example', 'color-scheme')).toBe('dark');
    const text = page.getByRole('link', { name: 'rooms@fernhill.example' });
    const colour = () => text.evaluate((element) => getComputedStyle(element).color);
    expect(await colour()).toBe('oklch(0.955 0.006 85)');
  });

  test('the dropdown of the header opens', async () => {
    const page = await open('vite');
    await page.getByRole('button', { name: 'Visit', exact: true }).click();
    await page.getByRole('link', { name: 'Opening hours' }).first().waitFor();
  });
});

describe('next', () => {
  test('table and cards are in the HTML, for a browser without a script', async () => {
    const html = await (await fetch(sites.next.url)).text();
    expect(html).toContain('<caption>');
    // A price of two or three figures of thousands, as `Price` sets it beside its `R`.
    expect(html).toMatch(/>\d{1,3} \d{3}</);
  });

  test("links are Next's: another page without loading anew", async () => {
    const page = await open('next');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Studio' }).first().click();
    await page.getByRole('heading', { name: 'The studio under the roof' }).waitFor();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('a client component inside a server page shows a toast', async () => {
    const page = await open('next');
    await page.getByRole('button', { name: 'Ask for a call' }).click();
    const words = page.getByText('Thank you', { exact: true });
    await words.waitFor();
    // Next lowers `light-dark()` for older browsers: text on the dark toast is readable all the same.
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    const colour = await words.evaluate((element) => getComputedStyle(element).color);
    expect(colour).toBe(rgb('#f3f1ff'));
    await page.screenshot({ path: join(screenshots, 'next-toast.png') });
  });

  test('the table compares the values of the catalogue', async () => {
    const page = await open('next');
    const table = page.getByRole('table', { name: 'Marketing, month by month' });
    await table.getByRole('columnheader', { name: 'Gold' }).waitFor();
    expect(await table.getByRole('row').count()).toBeGreaterThan(10);
  });
});

describe('vanilla-extract', () => {
  test('a section of the page has a brand of its own', async () => {
    const page = await open('vanilla-extract');
    const background = await style(page, 'button', 'Enrol for the season', 'background-color');
    expect(background).toBe(rgb('#1c5d7d'));
  });

  test("its own styles read the package's theme", async () => {
    const page = await open('vanilla-extract');
    const size = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontSize);
    expect(size).toBe('60px');
  });

  test("links are React Router's: another page without loading anew", async () => {
    const page = await open('vanilla-extract');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'At the wheel' }).first().click();
    await page.getByRole('heading', { name: 'At the wheel' }).waitFor();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('a button shows a toast', async () => {
    const page = await open('vanilla-extract');
    await page.getByRole('button', { name: 'Enrol' }).first().click();
    await page.getByText('A place is yours', { exact: true }).waitFor();
  });
});

describe('the oldest React and TypeScript that are supported', () => {
  test('they are what the README says, and what was installed', async () => {
    const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
    for (const [name, version] of [
      ['React', oldestVersions.react],
      ['TypeScript', oldestVersions.typescript],
    ]) {
      expect(readme).toContain(`| ${name} | ${version?.replace(/\.\d+$/, '')} and later`);
    }
    const page = await open('oldest');
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) =>
        Promise.all(
          all.map(async (script) => (await fetch((script as HTMLScriptElement).src)).text()),
        ),
      );
    expect(scripts.some((code) => code.includes(`version=\`${oldestVersions.react}\``))).toBe(true);
  });

  test('the page works: theme, switch, sheet, dropdown and toast', async () => {
    const page = await open('oldest');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect
      .poll(() => style(page, 'link', 'Book about Garden', 'background-color'))
      .toBe(rgb('#e3b341'));
    await page.getByText('By the month', { exact: true }).click();
    await page.getByText('£1 150').waitFor();
    await page.getByRole('button', { name: 'Visit', exact: true }).click();
    await page.getByRole('link', { name: 'Opening hours' }).first().waitFor();
    await page.getByRole('button', { name: 'Ask for a visit' }).click();
    await page.getByText('We will call you back.', { exact: true }).waitFor();
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('tailwind', () => {
  test('a utility wins on a component', async () => {
    const page = await open('tailwind');
    expect(await style(page, 'button', 'Ask for a call', 'margin-top')).toBe('32px');
  });
});

describe('astro', () => {
  test('header, table and links are in the HTML, for a browser without a script', async () => {
    const page = await open('astro', '/', { javaScriptEnabled: false });
    await page.getByRole('table', { name: 'The trips compared' }).waitFor();
    await page.getByRole('link', { name: 'Book a seat' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Tides' }).waitFor();
  });
});
