import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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

test('a broken configuration and a broken catalogue stop the build, which reports every problem at once', async () => {
  const { status, output } = await build(
    "for (const tier in catalogue.prices.sme) catalogue.prices.sme[tier] = 'R12,34'; catalogue.tiers[0].label = ''; catalogue.pricesAsOf = '2999-01-01'",
    { PRICING_ORIGIN: 'http://pricing.example', PRICING_EMIAL: 'x' },
  );
  expect(status).toBe(1);
  for (const message of [
    'The site was not built.',
    "received 'R12,34'",
    "tiers[0].label: expected a text, received ''",
    "pricesAsOf.ts), received '2999-01-01'",
    'origin (PRICING_ORIGIN): "http://pricing.example"; ',
    'PRICING_EMIAL: this variable overrides no setting; check its spelling',
  ]) {
    expect(output).toContain(message);
  }
  await expectEarlierBuild();
}, 120_000);

test('a bundle whose id the page has already stops the build half-way, which says what to do', async () => {
  const { status, output } = await build(
    `const ids = ['sign-off', 'main'];
     export const podcastBundlesFor = (view) =>
       catalogue.bundles[view].map((bundle, at) => ({ ...bundle, id: ids[at] ?? bundle.id }));`,
  );
  expect(status).toBe(1);
  for (const id of ['main', 'sign-off']) {
    expect(output).toContain(
      `/podcasting.html: the id "${id}" is there twice. Give the bundle, item or footnote that has it another one`,
    );
  }
  await expectEarlierBuild();
}, 120_000);
