import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertCatalogue, catalogue, dayAt } from '@agency/pricing-data';
import { comparePriceLists, listOf, renderPriceList } from '@agency/pricing-data/price-list';
import { git, mergeBase } from '../../../scripts/mergeBase.ts';

/*
 * `pnpm accept` renews the records of the catalogue and the pages: the price list, the date of the
 * prices if one differs from `main`, and the accessibility snapshots. Without `--yes` it refuses large
 * changes.
 */

/** A price that changes by more than this share needs `--yes`: it may be a typing error. */
const largestShare = 0.4;

const root = join(import.meta.dirname, '../../..');

/**
 * Renews the price list and the date in the catalogue's folder; of a large change only if it is `accepted`.
 * Compares with the list on `main` for the date: a revert has restored the recorded one.
 */
export function recordPrices(folder: string, listOnMain?: string, accepted = false): void {
  assertCatalogue(catalogue);

  const listFile = join(folder, 'price-list.txt');
  const recorded = readFileSync(listFile, 'utf8');
  const list = renderPriceList();
  const changes = comparePriceLists(recorded, list);
  console.log(
    changes.length > 0
      ? `The price list changes:\n\n${listOf(changes)}`
      : 'The price list stays as it is.',
  );
  const jumps = changes.filter(({ share }) => share > largestShare);
  if (jumps.length > 0 && !accepted) {
    throw new Error(
      `These prices change by more than ${largestShare * 100} %:\n\n${listOf(jumps)}\n` +
        'If that is intended, run `pnpm accept --yes`.',
    );
  }
  let { pricesAsOf } = catalogue;
  if (comparePriceLists(listOnMain ?? recorded, list).some(({ ofPrice }) => ofPrice)) {
    pricesAsOf = dayAt(Date.now());
    const dateFile = join(folder, 'src/pricesAsOf.ts');
    const [before, after] = readFileSync(dateFile, 'utf8').split(/(?<= = ')[^']*/);
    if (!after) throw new Error(`${dateFile} has no date to change.`);
    writeFileSync(dateFile, before + pricesAsOf + after);
    console.log(`The prices are as of ${pricesAsOf}.`);
  }
  writeFileSync(listFile, renderPriceList(pricesAsOf));
}

/** Runs a command. Throws if it fails. */
function run(line: string) {
  console.log(`\n$ ${line}`);
  execSync(line, { cwd: root, stdio: 'inherit' });
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { yes: { type: 'boolean' } } });
    const [folder, base] = ['packages/pricing-data', mergeBase()];
    const listOnMain = base && git('show', `${base}:${folder}/price-list.txt`);
    recordPrices(join(root, folder), listOnMain, values.yes);
    run('pnpm format');
    // Builds the site alone, as it reads the packages' sources.
    run('pnpm --filter @agency/site build');
    // Those of pages that are gone.
    rmSync(join(root, 'apps/site/e2e/aria-snapshots'), { recursive: true, force: true });
    run('pnpm --filter @agency/site e2e accessibility -g snapshot --update-snapshots');
    console.log('\nRecorded. Read it with `git diff` before you commit it.');
  } catch (error) {
    console.error(`\nNot accepted. ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
