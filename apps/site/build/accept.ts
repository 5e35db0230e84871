import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertCatalogue, catalogue, dayAt } from '@agency/pricing-data';
import {
  comparePriceLists,
  listOf,
  priceListFile,
  pricesIn,
  renderPriceList,
} from '@agency/pricing-data/price-list';
import { git, mergeBase } from '../../../scripts/mergeBase.ts';

/*
 * `pnpm accept` updates the accessibility snapshots and the price list, and the prices' date if a price
 * differs from `main`. The steps that can fail come first; `git restore` undoes the others.
 */

/** A price change of more than this share needs `--yes`, because it may be a typo. */
const largestShare = 0.4;

const root = join(import.meta.dirname, '../../..');
const snapshots = 'apps/site/e2e/aria-snapshots';

/**
 * Returns the new price list and its date. Takes the date from the list on `main` if no price
 * differs from that list, as after a revert.
 */
export function newPriceList(recorded: string, onMain = recorded, accepted = false) {
  assertCatalogue(catalogue);

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
  // A renamed offer, as in a translation, has the same prices.
  const isChanged =
    comparePriceLists(onMain, list).some(({ ofPrice }) => ofPrice) &&
    pricesIn(onMain) !== pricesIn(list);
  const dateOnMain = /(?<=^Prices as of: ).*/m.exec(onMain)?.[0] ?? catalogue.pricesAsOf;
  const pricesAsOf = isChanged ? dayAt(Date.now()) : dateOnMain;
  console.log(`The prices are as of ${pricesAsOf}.`);
  return { list: renderPriceList(pricesAsOf), pricesAsOf };
}

function run(line: string) {
  console.log(`\n$ ${line}`);
  execSync(line, { cwd: root, stdio: 'inherit' });
}

if (import.meta.main) {
  let undo = '';
  try {
    const { values } = parseArgs({ options: { yes: { type: 'boolean' } } });
    const base = mergeBase();
    const onMain = base && git('show', `${base}:packages/pricing-data/price-list.txt`);
    const recorded = readFileSync(priceListFile, 'utf8');
    const { list, pricesAsOf } = newPriceList(recorded, onMain, values.yes);
    const dateFile = join(root, 'packages/pricing-data/src/pricesAsOf.ts');
    const [start, end] = readFileSync(dateFile, 'utf8').split(/(?<= = ')[^']*/);
    if (!end) throw new Error(`${dateFile} has no date to change.`);
    run('pnpm exec biome lint --error-on-warnings .');
    // The site's build reads the packages' sources, so the packages need no build.
    run('pnpm --filter @agency/site build');
    run('pnpm format');
    undo = `\nRestore the snapshots: git restore ${snapshots}`;
    // Playwright would keep the snapshots of removed pages.
    rmSync(join(root, snapshots), { recursive: true });
    run('pnpm --filter @agency/site e2e accessibility -g snapshot --update-snapshots');
    writeFileSync(priceListFile, list);
    writeFileSync(dateFile, start + pricesAsOf + end);
    console.log(
      '\nRecorded. Read the changed and new files that `git status` lists before you commit them.',
    );
  } catch (error) {
    console.error(`\nNot accepted. ${error instanceof Error ? error.message : error}${undo}`);
    process.exitCode = 1;
  }
}
