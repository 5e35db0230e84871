import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { variableFor } from '../build/readSiteConfig.ts';
import { builtSite } from './builtSite.ts';
import { company, harbourSound } from './company.ts';
import { pages } from './pages.ts';

const root = dirname(import.meta.dirname);

/** What the environment says of a real company. */
const real = {
  ...Object.fromEntries(
    Object.entries(harbourSound).map(([key, value]) => [variableFor(key as 'origin'), value]),
  ),
  PRICING_VALUE_ADDED_TAX: 'included',
};
const { origin } = harbourSound;

let folder: string;
const at = (file: string) => join(folder, file);

function change(file: string, by: (text: string) => string): void {
  writeFileSync(at(file), by(readFileSync(at(file), 'utf8')));
}

/** A copy of the built site, as if it had been built for that company. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(builtSite.folder, folder, { recursive: true });
  for (const file of globSync('**/*.{html,js,xml,txt}', { cwd: folder })) {
    change(file, (text) => text.replaceAll(company.origin, origin));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `pnpm check:release` on the copy. */
function check(environment: Record<string, string> = real) {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PRICING_'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'build/release/checkRelease.ts'), '--built', folder],
    { encoding: 'utf8', env: { ...Object.fromEntries(others), ...environment } },
  );
  return { status, output: stdout + stderr };
}

test('the built site lacks nothing for its release but real details', () => {
  expect(check()).toEqual({
    status: 0,
    output: `Ready: the site may be released at ${origin}.\n`,
  });
});

test('everything that keeps a site from its release is named at once, and nothing else', () => {
  const fileLike = (name: string) => globSync(`assets/${name}`, { cwd: folder })[0] ?? '';
  const [font, toasts] = [fileLike('*.woff2'), fileLike('ToastRegion-*.js')];

  for (const file of ['favicon.svg', font, toasts]) rmSync(at(file));
  writeFileSync(at('podcasting.html.br'), Buffer.alloc(18_501));
  change('podcasting.html', (html) =>
    html
      .replace('href="/digital-marketing"', 'href="/digital-marketting"')
      .replace('id="main"', 'id="content"'),
  );
  change('digital-marketing.html', (html) =>
    html.replace('/assets/entry-client-', '/assets/entry-client-gone-'),
  );

  const { status, output } = check({
    ...real,
    PRICING_PHONE: '+27 10 555 0100',
    PRICING_EMAIL: 'hello@agency.example',
    PRICING_VALUE_ADDED_TAX: '',
  });
  expect(status).toBe(1);
  expect(output.match(/(?<=^ {2}- ).*/gm)).toEqual(
    [
      'email is still the example "hello@agency.example". Set it in apps/site/site.config.ts, or PRICING_EMAIL when building.',
      'phone is still the example "+27 10 555 0100". Set it in',
      "The pages do not say whether prices include value added tax, as South African law expects. Set valueAddedTax to 'included', 'both' or 'not registered'",
      '/podcasting.html leads to /favicon.svg, where nothing is',
      '/podcasting.html leads to #main, but in /podcasting.html nothing has the id "main"',
      '/podcasting.html leads to /digital-marketting, where nothing is',
      `/podcasting.html leads to /${font}, where nothing is`,
      '/digital-marketing.html leads to /favicon.svg, where nothing is',
      `/digital-marketing.html leads to /${font}, where nothing is`,
      '/digital-marketing.html leads to /assets/entry-client-gone-',
      ...pages
        .slice(2)
        .flatMap(({ path }) =>
          ['favicon.svg', font].map((file) => `${path}.html leads to /${file}, where nothing is`),
        ),
      `leads to ./${basename(toasts)}, where nothing is`,
      '/podcasting.html: its HTML and CSS weighs 18501 bytes and may weigh 18500; say less',
    ].map((problem) => expect.stringContaining(problem)),
  );
});

test('details that no visitor could use are refused', () => {
  const { status, output } = check({ ...real, PRICING_ORIGIN: 'https://localhost' });
  expect(status).toBe(1);
  expect(output).toContain(
    'origin (PRICING_ORIGIN): "https://localhost"; expected an https origin',
  );
});
