import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { taxNotes } from '../src/content/valueAddedTax.ts';
import { BuiltSite } from './release/BuiltSite.ts';

const root = dirname(import.meta.dirname);
const pricingData = join(root, '../../packages/pricing-data/src/index.ts');

/** Inside the site's folder: a build's temporary bundles import React. */
const scratch = join(root, '.cache');

let folder: string;
let out: string;

/** A folder with an earlier build. */
beforeEach(async () => {
  await mkdir(scratch, { recursive: true });
  folder = await mkdtemp(join(scratch, 'build-'));
  out = join(folder, 'dist');
  await mkdir(out);
  await writeFile(join(out, 'earlier.txt'), 'as it was');
});

afterEach(() => rm(folder, { recursive: true }));

/** Builds with environment variables, and with the catalogue after the code `change` has run. */
async function build(change: string, variables: Record<string, string> = {}) {
  const catalogue = join(folder, 'catalogue.ts');
  await writeFile(
    catalogue,
    `import { catalogue as real } from ${JSON.stringify(pricingData)};
     export * from ${JSON.stringify(pricingData)};
     export const catalogue = JSON.parse(JSON.stringify(real));
     ${change}`,
  );
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PRICING_'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'build/build.ts'), '--out', out, '--catalogue', catalogue],
    { encoding: 'utf8', env: { ...Object.fromEntries(others), ...variables } },
  );
  return { status, output: stdout + stderr };
}

async function expectEarlierBuild() {
  expect(await readdir(out)).toEqual(['earlier.txt']);
  expect(await readFile(join(out, 'earlier.txt'), 'utf8')).toBe('as it was');
}

/** Broken catalogues, with the build's error message. */
const brokenCatalogue = {
  "catalogue.prices.sme.gold = 'R12,34'":
    "prices.sme.gold: expected a price such as 'R1 234 pm', 'R12 345' or 'R12,345', or a quote ('Enquire' or 'Custom quote'), received 'R12,34'",
  "Object.assign(catalogue.prices.enterprise, { bronze: 'R3,000', silver: 'R2,000' })":
    "prices.enterprise.silver: expected no less than 'R3,000' at prices.enterprise.bronze, received 'R2,000'",
  'delete catalogue.groups[2].items[3].values.gold':
    'groups[2].items[3].values.gold: expected a text, alone or with an amount above 0, or null where the tier deliberately does not include the item, found none',
  "catalogue.groups[5].id = 'video'":
    "groups[5].id: expected one of its own, but groups[3].id is 'video' too",
  "catalogue.groups[1].items[4].noteId = 'add-budget'":
    "groups[1].items[4].noteId: expected a footnote's id ('platforms', 'ad-budget'), received 'add-budget'",
  "catalogue.footnotes[1].text = ''": "footnotes[1].text: expected a text, received ''",
  'catalogue.bundles.brand[2].deliverables.pop()':
    'bundles.brand[2].deliverables: expected 9 lines, to line up with bundles.brand[0].deliverables, received 8',
  'catalogue.tiers.pop()': "tiers[3]: expected the tier 'bronze', found none",
};

/** Invalid environment variables, with the build's error message. */
const brokenConfiguration = {
  PRICING_COMPANY_NAME: [
    ' ',
    `companyName (PRICING_COMPANY_NAME): " "; expected a text that is not empty, such as 'Example Agency'`,
  ],
  PRICING_ORIGIN: [
    'http://pricing.example',
    `origin (PRICING_ORIGIN): "http://pricing.example"; expected an https origin on a public host, without a path or trailing slash, such as 'https://www.agency.example'`,
  ],
  PRICING_CONTACT_PATH: [
    '//elsewhere',
    `contactPath (PRICING_CONTACT_PATH): "//elsewhere"; expected a path that begins with one slash, such as '/contact-us'`,
  ],
  PRICING_WEBSITE: [
    'javascript:alert(1)',
    `website (PRICING_WEBSITE): "javascript:alert(1)"; expected an https address on a public host, without user name and password, such as 'https://www.agency.example'`,
  ],
  PRICING_EMAIL: [
    'hello(at)agency',
    `email (PRICING_EMAIL): "hello(at)agency"; expected an e-mail address of letters, digits and . _ + - without 'mailto:', such as 'hello@agency.example'`,
  ],
  PRICING_PHONE: [
    '010 555 0100',
    `phone (PRICING_PHONE): "010 555 0100"; expected a number with its country code, which begins with 1 to 9, such as '+27 10 555 0100'`,
  ],
  PRICING_VALUE_ADDED_TAX: [
    'excluded',
    `valueAddedTax (PRICING_VALUE_ADDED_TAX): "excluded"; expected 'included', 'both' (price, VAT and total) or 'not registered': South African law lets no vendor advertise a price without its VAT`,
  ],
  PRICING_ENQUIRE_PAGE_PARAMETER: [
    'offer',
    `enquirePageParameter: "offer"; expected a name of its own, but enquireOfferParameter has the same: rename one of them, or leave it out with ''`,
  ],
  PRICING_EMIAL: ['x', 'PRICING_EMIAL: this variable overrides no setting; check its spelling'],
} as const;

test('a broken configuration and a broken catalogue stop the build, which reports every problem at once', async () => {
  const { status, output } = await build(
    Object.keys(brokenCatalogue).join(';\n'),
    Object.fromEntries(Object.entries(brokenConfiguration).map(([name, [value]]) => [name, value])),
  );

  expect(status).toBe(1);
  expect(output).toContain('The site was not built.');
  const messages = [
    ...Object.values(brokenCatalogue),
    ...Object.values(brokenConfiguration).map(([, message]) => message),
  ];
  for (const message of messages) expect(output).toContain(message);
  await expectEarlierBuild();
}, 120_000);

test('a build that fails half-way leaves the previous one unchanged', async () => {
  const { status, output } = await build(
    "export const podcastBundlesFor = () => { throw new Error('No bundles today.'); };",
  );

  expect(status).toBe(1);
  expect(output).toContain('The site was not built.');
  expect(output).toContain('No bundles today.');
  await expectEarlierBuild();
}, 120_000);

test('a bundle whose id the page has already stops the build, which says what to do', async () => {
  const { status, output } = await build(
    `const ids = { 'level-1': 'sign-off', 'level-2': 'main' };
     export const podcastBundlesFor = (view) =>
       catalogue.bundles[view].map((bundle) => ({ ...bundle, id: ids[bundle.id] ?? bundle.id }));`,
  );
  expect(status).toBe(1);
  for (const id of ['main', 'sign-off']) {
    expect(output).toContain(
      `/podcasting.html: the id "${id}" is there twice. Give the bundle, item or footnote that has it another one`,
    );
  }
  await expectEarlierBuild();
}, 120_000);

test('what is said of value added tax is said on paper, once', async () => {
  const { status, output } = await build('', { PRICING_VALUE_ADDED_TAX: 'both' });
  expect(status, output).toBe(0);

  for (const { html, document } of new BuiltSite(out).pages) {
    const inPrint = html.match(/(?<=@media print\{)(?:[^{}]+\{[^{}]*\})+/g) ?? [];
    const hidden = inPrint.flatMap((rules) => rules.match(/[^{}]+(?=\{display:none\})/g) ?? []);
    expect(hidden.length).toBeGreaterThan(5);
    const elsewhere = ['[data-for-view]', ...hidden].join(',');
    const printed = document
      .querySelectorAll('main p')
      .filter((note) => note.text.includes(taxNotes.both ?? '') && !note.closest(elsewhere));
    expect(printed).toHaveLength(1);
  }
}, 120_000);
