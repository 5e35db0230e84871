import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertCatalogue, catalogue, currency, type IsoDate } from '@agency/pricing-data';
import {
  comparePriceLists,
  listOf,
  priceListFile,
  renderPriceList,
} from '@agency/pricing-data/price-list';
import { git, mergeBase } from '../../../scripts/mergeBase.ts';

/*
 * `pnpm accept` renews the records of the catalogue and the pages: the price list, the date of the
 * prices if one differs from `main`, and the accessibility snapshots. Without `--yes` it refuses large
 * changes.
 */

/** A price that changes by more than this share needs `--yes`: it may be a typing error. */
const largestShare = 0.4;

const root = join(import.meta.dirname, '../../..');
const dateFile = join(root, 'packages/pricing-data/src/pricesAsOf.ts');
const { values: options } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });

try {
  await accept();
} catch (error) {
  console.error(`\nNot accepted. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

async function accept() {
  assertCatalogue(catalogue);

  const recorded = readFileSync(priceListFile, 'utf8');
  const list = renderPriceList();
  const changes = comparePriceLists(recorded, list);
  console.log(
    changes.length > 0
      ? `The price list changes:\n\n${listOf(changes)}`
      : 'The price list stays as it is.',
  );
  const jumps = changes.filter(({ share }) => share > largestShare);
  if (jumps.length > 0 && !options.yes) {
    throw new Error(
      `These prices change by more than ${largestShare * 100} %:\n\n${listOf(jumps)}\n` +
        'If that is intended, run `pnpm accept --yes`.',
    );
  }
  // Compares with the list on `main`: a revert has restored the recorded one.
  const base = mergeBase();
  const before = base ? git('show', `${base}:packages/pricing-data/price-list.txt`) : recorded;
  const sinceMain = comparePriceLists(before, list);
  let { pricesAsOf } = catalogue;
  if (sinceMain.some(({ ofPrice }) => ofPrice)) {
    // Today where the company is: the date of `sv-SE` is that of ISO 8601.
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: currency.timeZone });
    pricesAsOf = today as IsoDate;
    const file = readFileSync(dateFile, 'utf8');
    writeFileSync(dateFile, file.replace(/(?<=pricesAsOf: IsoDate = ')[^']*/, today));
    console.log(`The prices are as of ${pricesAsOf}.`);
  }
  writeFileSync(priceListFile, renderPriceList(pricesAsOf));

  run('pnpm format');
  // Builds the site alone, as it reads the packages' sources.
  run('pnpm --filter @agency/site build');
  // Those of pages that are gone.
  rmSync(join(root, 'apps/site/e2e/aria-snapshots'), { recursive: true, force: true });
  run('pnpm --filter @agency/site e2e accessibility -g snapshot --update-snapshots');
  console.log('\nRecorded. Read it with `git diff` before you commit it.');
}

/** Runs a command. Throws if it fails. */
function run(line: string) {
  console.log(`\n$ ${line}`);
  execSync(line, { cwd: root, stdio: 'inherit' });
}
