import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { currency } from '@agency/pricing-data';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { variableFor } from '../build/readSiteConfig.ts';
import { builtSite } from './builtSite.ts';
import { company, harbourSound } from './company.ts';

const root = dirname(import.meta.dirname);

/** Environment variables with a real company's details. */
const real = {
  ...Object.fromEntries(
    Object.entries(harbourSound).map(([key, value]) => [variableFor(key as 'origin'), value]),
  ),
  PRICING_BASE_PATH: company.basePath,
  PRICING_VALUE_ADDED_TAX: 'included',
  PRICING_AUDIENCE_NOTE: 'none',
  PRICING_BBBEE_LEVEL: '1',
  // Today: on its last day the certificate is still valid.
  PRICING_BBBEE_EXPIRES: new Date().toISOString().slice(0, 10),
};
const { origin } = harbourSound;
const { basePath } = company;

let folder: string;
const at = (file: string) => join(folder, basePath, file);
const asset = (name: string) => globSync(`assets/${name}`, { cwd: at('.') })[0] ?? '';

function change(file: string, by: (text: string) => string): void {
  writeFileSync(at(file), by(readFileSync(at(file), 'utf8')));
}

/** Copies the built site, as if it had been built for that company. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(builtSite.folder, folder, { recursive: true });
  for (const file of globSync('**/*.{html,js,xml,txt}', { cwd: at('.') })) {
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
  return { status, output: stdout + stderr, problems: stderr.match(/(?<=^ {2}- ).*/gm) };
}

test('the built site is ready for release once it has real details', () => {
  const { status, output } = check();
  expect(output).toContain(`Ready: the site may be released at ${origin}.\n`);
  expect(status).toBe(0);
});

test('every problem of a release is reported at once, with its remedy', () => {
  const [toasts, missing] = [asset('ToastRegion-*.js'), asset('og-podcasting-creator-*')];
  for (const file of ['icon-192.png', toasts, missing]) rmSync(at(file));
  change('podcasting.html', (html) =>
    html
      .replace(`href="${basePath}/digital-marketing"`, `href="${basePath}/digital-marketting"`)
      .replace('id="offers"', 'id="content"'),
  );
  change('digital-marketing.html', (html) =>
    html.replace('/assets/entry-client-', '/assets/entry-client-gone-'),
  );
  change('sitemap.xml', (xml) => xml.replace('/podcasting<', '/podcasts<'));
  change('robots.txt', (text) => text.replace('sitemap.xml', 'sitemaps.xml'));

  const { status, problems } = check({
    ...real,
    PRICING_PHONE: '+27 10 555 0100',
    PRICING_EMAIL: 'hello@agency.example',
    PRICING_VALUE_ADDED_TAX: '',
    PRICING_AUDIENCE_NOTE: '',
    PRICING_BBBEE_EXPIRES: '2020-01-31',
  });
  expect(status).toBe(1);
  expect(problems).toEqual(
    [
      'email is still the example "hello@agency.example". Set it in apps/site/site.config.ts, or PRICING_EMAIL when building.',
      'phone is still the example "+27 10 555 0100". Set it in',
      "The pages do not say whether prices include value added tax, as South African law expects. Set valueAddedTax to 'included', 'both' or 'not registered'",
      "The digital marketing page does not say why prices for enterprises and SMEs differ. Set audienceNote to a sentence, or to 'none',",
      'The B-BBEE certificate expired on 2020-01-31, and the footer still shows its level. Set bbbeeLevel and bbbeeExpires',
      `${basePath}/podcasting.html leads to #offers, but in ${basePath}/podcasting.html nothing has the id "offers"`,
      `${basePath}/podcasting.html leads to ${basePath}/digital-marketting, where nothing is. Correct the link, or restore the file.`,
      `${basePath}/digital-marketing.html leads to ${basePath}/assets/entry-client-gone-`,
      `leads to ./${basename(toasts)}, where nothing is`,
      `leads to ${basePath}/${missing}, where nothing is`,
      `/robots.txt leads to ${origin}${basePath}/sitemaps.xml, where nothing is`,
      `/sitemap.xml leads to ${origin}${basePath}/podcasts, where nothing is`,
      '/site.webmanifest leads to icon-192.png, where nothing is',
    ].map((problem) => expect.stringContaining(problem)),
  );
});

test('prices that differ from the recorded list, or are missing there, are refused', () => {
  const list = readFileSync(join(root, '../../packages/pricing-data/price-list.txt'), 'utf8');
  const before = at('price-list.txt');
  writeFileSync(
    before,
    list.replace(/(?<=^Gold, SME: ).*/m, `${currency.sign}1,000`).replace(/^Slot: .*\n/m, ''),
  );
  const { status, problems } = check(real, '--price-list', before);
  expect(status).toBe(1);
  expect(problems).toEqual([
    expect.stringMatching(/^Gold, SME: R1,000 → R.*, \+\d+ %\. .*run pnpm accept/),
    expect.stringMatching(/^Slot: new, .*run pnpm accept/),
  ]);
});
