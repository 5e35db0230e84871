import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify, stripVTControlCharacters } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

/* Packs the packages, then installs, builds and opens each of the examples that the UI package's tarball contains. */

/** Each example's serve command, one of its views, and an offer that the view hides. */
const examples = {
  'react-router': { serve: 'vite preview', view: 'Yearly', hides: 'Taster' },
  next: { serve: 'next start', view: 'Creators', hides: 'Elite' },
  astro: { serve: 'astro preview', view: 'Care', hides: 'Ketch' },
};
type Example = keyof typeof examples;

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
// Omits variables that pnpm and Vitest set, because the examples run outside this workspace.
const foreign = /^(npm_(package|lifecycle|command|execpath|config_user_agent)|NODE_ENV|VITEST)/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));

let temporary: string;
let browser: Browser;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'examples-'));
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  // Puts the tarballs beside the examples, whose package.json files refer to the parent folder.
  const tarball = join(temporary, '%s.tgz');
  await run(root, 'pnpm', '--filter', './packages/*', 'pack', '--out', tarball);
  await run(temporary, 'tar', '-xf', 'agency-ui.tgz', '--strip-components=2', 'package/examples');
});

afterAll(async () => {
  await browser?.close();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
});

test.each(Object.keys(examples) as Example[])(
  'the %s example works with and without script',
  async (example) => {
    await build(example);
    const { serve: command, view, hides } = examples[example];
    const url = await serve(example, command);
    const { page, problems } = await open(url);

    expect(await problems()).toEqual([]);
    await page.getByRole('article', { name: hides }).waitFor();
    await page.getByRole('radio', { name: view }).check({ force: true });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.reload();
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article', { name: hides }).count()).toBe(0);
    expect(await problems()).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await problems()).toEqual([]);
    expect(await runsInlineScript(page)).toBe(false);

    const plain = await browser.newPage({ javaScriptEnabled: false });
    onTestFinished(() => plain.close());
    await plain.goto(url);
    await plain.getByRole('article', { name: hides }).waitFor();
    await plain.getByRole('radio', { name: view }).check({ force: true });
    await plain.getByRole('article', { name: hides }).waitFor({ state: 'hidden' });
    await plain.getByRole('article').first().waitFor();
  },
);

test('the react-router example keeps the billing period in links and submits its form', async () => {
  await build('react-router');
  const url = await serve('react-router', 'vite preview');
  const { page, problems } = await open(url, { billing: 'year' });
  const billing = (name: string, checked?: boolean) => page.getByRole('radio', { name, checked });
  const scrolled = () => page.evaluate(() => scrollY);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Ignores requests for route manifests, which React Router can send at any time.
    if (!request.url().includes('/__manifest')) requests.push(request.url());
  });

  // The server streams the link after the rest of the page.
  const link = page.getByRole('link', { name: 'March' });
  await expect.poll(() => link.getAttribute('href')).toBe('/?billing=year');
  await page.evaluate(() => scrollTo(0, 200));
  await billing('Monthly').check({ force: true });
  await expect.poll(() => link.getAttribute('href')).toBe('/?billing=month');
  expect(page.url()).toBe(`${url}/?billing=month`);
  expect(await scrolled()).toBeGreaterThan(0);
  expect(requests).toEqual([]);
  await link.click();
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Fernhill Films' }).click();
  await expect.poll(() => page.url()).toBe(`${url}/`);
  await billing('Yearly').check({ force: true });
  await expect.poll(() => page.url()).toBe(`${url}/?billing=year`);
  await page.goBack();
  await billing('Monthly', true).waitFor();

  await page.getByRole('banner').getByRole('button', { name: 'Write to us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await dialog.getByLabel('Name').fill('Ada');
  await send.click();
  await dialog.locator('[name="email"][aria-invalid="true"]:focus').fill('ada@example.com');
  await dialog.getByLabel('The film').fill('One about engines.');
  await send.click();
  await page.getByText('Thank you, Ada.', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator('[name="name"]').inputValue()).toBe('');
  expect(await problems()).toEqual([]);

  for (const query of ['', '?billing=year']) {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${url}/${query}`);
    await plain.getByRole('banner').getByRole('button', { name: 'Write to us' }).click();
    await plain.getByLabel('Name').fill('Ada');
    await plain.getByLabel('E-mail').fill('ada@example.com');
    await plain.getByLabel('The film').fill('One about engines.');
    await plain.getByRole('button', { name: 'Send' }).click();
    await plain.getByText('Thank you, Ada: message sent.').waitFor();
    expect(plain.url()).toBe(`${url}/${query}`);
    await plain.close();
  }

  // Posts the fields as the form would before hydration. The thanks in the response must survive hydration.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const fields = { name: 'Ada', email: 'ada@example.com', film: 'One about engines.' };
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/';
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  });
  const sent = page.getByText('Thank you, Ada: message sent.');
  await sent.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await sent.isVisible()).toBe(true);
});

test("the README's first example works with Vite's defaults and the minimum versions of React and TypeScript", async () => {
  const folder = join(temporary, 'readme');
  const tsc = 'tsc --noEmit --strict --target es2023 --module preserve --jsx react-jsx';
  // `brand.css` sets `color-scheme`, because Vite's defaults compile `light-dark()` to CSS that depends on it.
  const files = {
    'package.json': `{ "type": "module", "scripts": { "build": "${tsc} src/*.ts* && vite build" } }`,
    'index.html': `<!doctype html><html lang="en"><title>Fernhill</title><body>
      <link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>`,
    'src/css.d.ts': "declare module '*.css';",
    'src/main.tsx': block('tsx', 'createRoot'),
    'src/brand.css': `${block('css', '/* brand.css */')}:root { color-scheme: light dark; }`,
  };
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const [react, typescript] = ['React', 'TypeScript'].map(
    (name) => new RegExp(`${name} (\\d+\\.\\d+)`).exec(readme)?.[1],
  );
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  await install(
    folder,
    '../agency-ui.tgz',
    'vite@8',
    ...names.map((name) => `${name}@~${react}.0`),
    `typescript@~${typescript}.0`,
  );
  const { page, problems } = await open(await serve('readme', 'vite preview'));
  await page.getByRole('article', { name: 'Garden' }).waitFor();
  expect(await problems()).toEqual([]);
  const canvas = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (const [theme, system, color] of [
    ['System', 'dark', 'rgb(16, 23, 15)'],
    ['System', 'light', 'rgb(246, 247, 241)'],
    ['Dark', 'light', 'rgb(16, 23, 15)'],
    ['Light', 'dark', 'rgb(246, 247, 241)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.getByRole('radio', { name: theme }).check({ force: true });
    expect(await canvas(), `${theme} on a ${system} system`).toBe(color);
  }
});

const builds: Partial<Record<Example, Promise<void>>> = {};
const build = (example: Example) => {
  builds[example] ??= install(join(temporary, example));
  return builds[example];
};

async function install(folder: string, ...others: string[]): Promise<void> {
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...others);
  await run(folder, 'npm', 'run', 'build');
}

async function run(cwd: string, command: string, ...parameters: string[]): Promise<void> {
  await promisify(execFile)(command, parameters, { cwd, env }).catch(({ message, stdout }) => {
    throw new Error(`${message}\n${stdout}`);
  });
}

async function serve(folder: string, command: string): Promise<string> {
  const [file = '', subcommand = ''] = command.split(' ');
  const cwd = join(temporary, folder);
  const server = spawn(join(cwd, 'node_modules/.bin', file), [subcommand, '--port', '0'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(line)) ?? [];
    if (url) return url;
  }
  throw new Error(`The server of ${folder} ended.`);
}

/** Opens a page with stored choices. `problems` returns console messages and axe violations. */
async function open(
  url: string,
  stored: Record<string, string> = {},
): Promise<{ page: Page; problems: () => Promise<string[]> }> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(url, { waitUntil: 'networkidle' });
  const problems = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return [...messages, ...violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`)];
  };
  return { page, problems };
}

const runsInlineScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.ran = ""';
    document.body.append(script);
    return 'ran' in document.body.dataset;
  });

function block(language: string, holding: string): string {
  const blocks = readme.matchAll(/^```(\w+)\n(.*?)^```/gms);
  const found = [...blocks].find(([, own, text]) => own === language && text?.includes(holding));
  if (!found?.[2]) throw new Error(`The README has no ${language} block with '${holding}'.`);
  return found[2];
}
