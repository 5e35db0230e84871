import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { variableFor } from '../build/readSiteConfig.ts';
import { budgets } from '../build/release/budgets.ts';
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
  PRICING_AUDIENCE_NOTE: 'Enterprises need a larger team.',
  PRICING_BBBEE_LEVEL: '1',
  PRICING_BBBEE_EXPIRES: '2999-12-31',
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
function check(environment: Record<string, string> = real, ...further: string[]) {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PRICING_'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, '../../scripts/checkRelease.ts'), '--built', folder, ...further],
    { encoding: 'utf8', env: { ...Object.fromEntries(others), ...environment } },
  );
  return { status, output: stdout + stderr };
}

test('the built site lacks nothing for its release but real details', () => {
  const { status, output } = check();
  expect(status, output).toBe(0);
  expect(output).toContain(`Ready: the site may be released at ${origin}.\n`);
});

test('with a page nearly too heavy, or no sentence on the audiences, it is ready all the same, with a warning', () => {
  const { max } = budgets.page;
  writeFileSync(at('podcasting.html.br'), Buffer.alloc(max));
  const { status, output } = check({ ...real, PRICING_AUDIENCE_NOTE: '' });
  expect(status, output).toBe(0);
  expect(output).toMatch(
    new RegExp(
      `/podcasting.html: its HTML and CSS weighs ${max} bytes .*: styles \\d+, .*; say less`,
    ),
  );
  expect(output).toContain('Suggestion: The digital marketing page does not say why');
  expect(output).toContain('PRICING_AUDIENCE_NOTE');
});

test('everything that keeps a site from its release is named at once, and nothing else', () => {
  const fileLike = (name: string) => globSync(`assets/${name}`, { cwd: folder })[0] ?? '';
  const [font, toasts] = [fileLike('*.woff2'), fileLike('ToastRegion-*.js')];
  const [small, missing] = [fileLike('og-podcasting-brand-*'), fileLike('og-podcasting-creator-*')];
  const heavy = fileLike('og-digital-marketing-creator-*');

  for (const file of ['favicon.svg', 'icon-192.png', font, toasts, missing]) rmSync(at(file));
  writeFileSync(at(small), PNG.sync.write(new PNG({ width: 600, height: 315 })));
  writeFileSync(at(heavy), Buffer.concat([readFileSync(at(heavy)), Buffer.alloc(100_000)]));
  writeFileSync(at('podcasting.html.br'), Buffer.alloc(budgets.page.max + 1));
  change('podcasting.html', (html) =>
    html
      .replace('href="/digital-marketing"', 'href="/digital-marketting"')
      .replace('id="main"', 'id="content"')
      .replace(`rel="canonical" href="${origin}`, 'rel="canonical" href="https://harbour.co.za'),
  );
  change('digital-marketing.html', (html) =>
    html
      .replace('/assets/entry-client-', '/assets/entry-client-gone-')
      .replaceAll(/<meta (?:property|name)="(?:og|twitter):image(?::alt)?"[^>]*>/g, ''),
  );
  change('sitemap.xml', (xml) => xml.replace('/podcasting<', '/podcasts<'));
  change('robots.txt', (text) => text.replace('sitemap.xml', 'sitemaps.xml'));

  const { status, output } = check({
    ...real,
    PRICING_PHONE: '+27 10 555 0100',
    PRICING_EMAIL: 'hello@agency.example',
    PRICING_VALUE_ADDED_TAX: '',
    PRICING_BBBEE_EXPIRES: '2020-01-31',
  });
  expect(status).toBe(1);
  expect(output.match(/(?<=^ {2}- ).*/gm)).toEqual(
    [
      'email is still the example "hello@agency.example". Set it in apps/site/site.config.ts, or PRICING_EMAIL when building.',
      'phone is still the example "+27 10 555 0100". Set it in',
      '/podcasting.html says that its address is https://harbour.co.za/podcasting, not',
      "The pages do not say whether prices include value added tax, as South African law expects. Set valueAddedTax to 'included', 'both' or 'not registered'",
      'The B-BBEE certificate expired on 2020-01-31, and the footer still shows its level. Set bbbeeLevel and bbbeeExpires',
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
      `/robots.txt leads to ${origin}/sitemaps.xml, where nothing is`,
      `/sitemap.xml leads to ${origin}/podcasts, where nothing is`,
      '/site.webmanifest leads to /favicon.svg, where nothing is',
      '/site.webmanifest leads to /icon-192.png, where nothing is',
      '/digital-marketing.html has no og:image tag',
      '/digital-marketing.html has no og:image:alt tag',
      '/digital-marketing.html has no twitter:image tag',
      '/digital-marketing.html has no twitter:image:alt tag',
      `The OG image /${small} is 600 × 315, not 1200 × 630`,
      `The OG image /${missing} is in a page's tags, but there is no such file`,
      `The OG image /${heavy} has ${statSync(at(heavy)).size} bytes; it must have fewer than 100000`,
      `/podcasting.html: its HTML and CSS weighs ${budgets.page.max + 1} bytes and may weigh ${budgets.page.max} (\`page\` in apps/site/build/release/budgets.ts): styles `,
    ].map((problem) => expect.stringContaining(problem)),
  );

  rmSync(at('robots.txt'));
  expect(check().output).toContain('The site leads to /robots.txt, where nothing is');
});

test('a price that was never accepted is refused, like everything else that the price list does not say', () => {
  const list = readFileSync(join(root, '../../packages/pricing-data/price-list.txt'), 'utf8');
  const before = at('price-list.txt');
  writeFileSync(before, list.replace(/(?<=^Gold, SME: ).*/m, 'R1,000').replace(/^Slot: .*\n/m, ''));
  const { status, output } = check(real, '--price-list', before);
  expect(status).toBe(1);
  expect(output.match(/(?<=^ {2}- ).*/gm)).toEqual([
    expect.stringMatching(/^Gold, SME: R1,000 → R.*, \+\d+ %\. .*run pnpm accept/),
    expect.stringMatching(/^Slot: new, .*run pnpm accept/),
  ]);
});

test('details that no visitor could use are refused', () => {
  const { status, output } = check({ ...real, PRICING_ORIGIN: 'https://localhost' });
  expect(status).toBe(1);
  expect(output).toContain(
    'origin (PRICING_ORIGIN): "https://localhost"; expected an https origin',
  );
});
