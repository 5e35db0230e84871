import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify, stripVTControlCharacters } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

/* Packs the packages, installs them in the tarball's examples, builds and opens each. */

/** Each with the command that serves it, a view, and an offer outside that view. */
const examples = {
  vite: { serve: ['vite', 'preview'], view: 'Every month', hides: 'Series' },
  next: { serve: ['next', 'start'], view: 'Creators', hides: 'Elite' },
  astro: { serve: ['astro', 'preview'], view: 'Care', hides: 'Ketch' },
};
type Example = keyof typeof examples;

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
// Without pnpm's and Vitest's variables, as the examples are outside this workspace.
const foreign = /^(npm_(package|lifecycle|command|execpath|config_user_agent)|NODE_ENV|VITEST)/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));

let temporary: string;
let browser: Browser;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'examples-'));
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  // The examples in the tarball, beside the tarballs that they name.
  const tarball = join(temporary, '%s.tgz');
  await run(root, 'pnpm', '--filter', './packages/*', 'pack', '--out', tarball);
  await run(temporary, 'tar', '-xf', 'agency-ui.tgz', '--strip-components=2', 'package/examples');
  cpSync(join(temporary, 'vite'), join(temporary, 'readme'), { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
});

test.each(Object.keys(examples) as Example[])('%s', async (example) => {
  const folder = join(temporary, example);
  await install(folder);
  const { view, hides } = examples[example];
  const { page, problems } = await open(await serve(example, folder));

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
});

test("the README's first page, with the oldest React and TypeScript that it names and Vite's defaults", async () => {
  const folder = join(temporary, 'readme');
  writeFileSync(join(folder, 'src/main.tsx'), block('tsx', 'createRoot'));
  // The colour scheme is that of Vite's starter.
  const brand = `${block('css', '/* brand.css */')}:root { color-scheme: light dark; }`;
  writeFileSync(join(folder, 'src/brand.css'), brand);
  // Vite's default targets lower `light-dark()`.
  rmSync(join(folder, 'vite.config.ts'));
  const [react, typescript] = ['React', 'TypeScript'].map(
    (name) => new RegExp(`${name} (\\d+\\.\\d+)`).exec(readme)?.[1],
  );
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  await install(
    folder,
    ...names.map((name) => `${name}@~${react}.0`),
    `typescript@~${typescript}.0`,
  );
  const { page, problems } = await open(await serve('vite', folder));
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

/** Installs a project's dependencies and builds it. */
async function install(folder: string, ...others: string[]): Promise<void> {
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...others);
  await run(folder, 'npm', 'run', 'build');
}

async function run(cwd: string, command: string, ...parameters: string[]): Promise<void> {
  await promisify(execFile)(command, parameters, { cwd, env }).catch(({ message, stdout }) => {
    throw new Error(`${message}\n${stdout}`);
  });
}

/** Serves a built example until the test ends; returns its address. */
async function serve(example: Example, folder: string): Promise<string> {
  const [command = '', ...parameters] = examples[example].serve;
  const server = spawn(join(folder, 'node_modules/.bin', command), [...parameters, '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(line)) ?? [];
    if (url) return url;
  }
  throw new Error(`The server of ${example} ended.`);
}

/** Opens a page; `problems` returns its console messages and axe's violations. */
async function open(url: string): Promise<{ page: Page; problems: () => Promise<string[]> }> {
  const context = await browser.newContext();
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

/** Whether the page's policy lets an inline script run. */
const runsInlineScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.ran = ""';
    document.body.append(script);
    return 'ran' in document.body.dataset;
  });

/** The README's first code block in a language that contains a text. */
function block(language: string, holding: string): string {
  const blocks = readme.matchAll(/^```(\w+)\n(.*?)^```/gms);
  const found = [...blocks].find(([, own, text]) => own === language && text?.includes(holding));
  if (!found?.[2]) throw new Error(`The README has no ${language} block with '${holding}'.`);
  return found[2];
}
