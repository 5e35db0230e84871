import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertCatalogue, catalogue, dayAt } from '@agency/pricing-data';
import {
  comparePriceLists,
  listOf,
  pricesIn,
  renderPriceList,
} from '@agency/pricing-data/price-list';
import { git, mergeBase } from '../../../scripts/mergeBase.ts';

/*
 * `pnpm accept` updates the price list, the prices' date if a price differs from `main`, and the
 * accessibility snapshots. If a step fails, all of them are restored.
 */

/** A price change of more than this share needs `--yes`, because it may be a typo. */
const largestShare = 0.4;

const root = join(import.meta.dirname, '../../..');

/**
 * Updates the price list and the date in the catalogue's folder. Takes the date from the list on
 * `main` if no price differs from that list, as after a revert.
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
  const before = listOnMain ?? recorded;
  // A renamed offer, as in a translation, has the same prices.
  const isChanged =
    comparePriceLists(before, list).some(({ ofPrice }) => ofPrice) &&
    pricesIn(before) !== pricesIn(list);
  const dateOnMain = /(?<=^Prices as of: ).*/m.exec(before)?.[0] ?? catalogue.pricesAsOf;
  const pricesAsOf = isChanged ? dayAt(Date.now()) : dateOnMain;
  const dateFile = join(folder, 'src/pricesAsOf.ts');
  const [start, end] = readFileSync(dateFile, 'utf8').split(/(?<= = ')[^']*/);
  if (!end) throw new Error(`${dateFile} has no date to change.`);
  console.log(`The prices are as of ${pricesAsOf}.`);
  writeFileSync(dateFile, start + pricesAsOf + end);
  writeFileSync(listFile, renderPriceList(pricesAsOf));
}

export function restoreOnError(paths: readonly string[], steps: () => void): void {
  const saved = mkdtempSync(join(tmpdir(), 'accept-'));
  for (const path of paths) cpSync(path, join(saved, basename(path)), { recursive: true });
  try {
    steps();
  } catch (error) {
    for (const path of paths) {
      rmSync(path, { recursive: true, force: true });
      cpSync(join(saved, basename(path)), path, { recursive: true });
    }
    throw error;
  } finally {
    rmSync(saved, { recursive: true });
  }
}

function run(line: string) {
  console.log(`\n$ ${line}`);
  execSync(line, { cwd: root, stdio: 'inherit' });
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { yes: { type: 'boolean' } } });
    const [folder, base] = ['packages/pricing-data', mergeBase()];
    const listOnMain = base && git('show', `${base}:${folder}/price-list.txt`);
    const files = ['price-list.txt', 'src/pricesAsOf.ts'].map((file) => join(root, folder, file));
    const snapshots = join(root, 'apps/site/e2e/aria-snapshots');
    run('pnpm exec biome lint --error-on-warnings .');
    // Lets Ctrl+C end only the running command, which then throws, so that the files are restored.
    process.on('SIGINT', () => {});
    restoreOnError([...files, snapshots], () => {
      recordPrices(join(root, folder), listOnMain, values.yes);
      // The site's build reads the packages' sources, so the packages need no build.
      run('pnpm --filter @agency/site build');
      // Playwright would keep the snapshots of removed pages.
      rmSync(snapshots, { recursive: true });
      run('pnpm --filter @agency/site e2e accessibility -g snapshot --update-snapshots');
    });
    run('pnpm format');
    console.log(
      '\nRecorded. Read the changed and new files that `git status` lists before you commit them.',
    );
  } catch (error) {
    console.error(`\nNot accepted. ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
