import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Change,
  comparePriceLists,
  listOf,
} from '../packages/pricing-data/priceList/comparePriceLists.ts';
import { datePrices } from '../packages/pricing-data/priceList/datePrices.ts';
import { priceListFile } from '../packages/pricing-data/priceList/renderPriceList.ts';
import { assertCatalogue, CatalogueError, catalogue } from '../packages/pricing-data/src/index.ts';
import { fileAt, git } from './git.ts';
import { priceList } from './priceList.ts';

/*
 * `pnpm accept` renews the records of the catalogue and the pages:
 *
 * 1. checks the catalogue;
 * 2. prints what changes in the price list, and refuses large changes without `--yes`;
 * 3. dates the prices, if one changed;
 * 4. writes the price list, and a changeset with what changed since the last release;
 * 5. formats what was edited, as the linter expects it;
 * 6. renews the accessibility snapshots.
 */

/** A price that changes by more than this share needs `--yes`: it may be a typing error. */
const largestShare = 0.4;

const root = join(import.meta.dirname, '..');
const changesetFile = join(root, '.changeset/price-list.md');
const dateFile = join(root, 'packages/pricing-data/src/pricesAsOf.ts');

const { values: options } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });

checkCatalogue();

const recorded = existsSync(priceListFile) ? readFileSync(priceListFile, 'utf8') : '';
const rendered = await priceList();
const changes = comparePriceLists(recorded, rendered);
console.log(
  changes.length
    ? `The price list changes:\n\n${listOf(changes)}`
    : 'The price list stays as it is.',
);
if (!options.yes) refuseJumps(changes);

const committed = fileAt('HEAD', priceListFile) ?? recorded;
const asOf = datePrices(rendered, { recorded, committed }, today());
if (asOf) writeDate(asOf);
const list = await priceList(asOf);
writeFileSync(priceListFile, list);
writeChangeset(comparePriceLists(listOfLastRelease() ?? recorded, list));

run('pnpm format');
// Builds the site alone, as it reads the packages' sources.
run('pnpm --filter @agency/site build');
run('pnpm --filter @agency/site e2e accessibility -g snapshot --update-snapshots');

console.log(
  `\nRecorded. Read it with \`git diff\` before you commit it:\n${git('status', '--short')}`,
);
if (changes.length > 0) {
  console.log('The screenshots show offers too: `pnpm visual --update` renews them.');
}

function checkCatalogue() {
  try {
    assertCatalogue(catalogue);
  } catch (error) {
    refuse(error instanceof CatalogueError ? error.message : String(error));
  }
}

function refuseJumps(changes: readonly Change[]) {
  const jumps = changes.filter(({ share }) => share > largestShare);
  if (jumps.length === 0) return;
  refuse(
    `This moves by more than ${largestShare * 100} %:\n\n${listOf(jumps)}\n` +
      'If it is meant, run `pnpm accept --yes`.',
  );
}

/** Today where the company is: the date of `sv-SE` is that of ISO 8601. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Johannesburg' });
}

function writeDate(asOf: string) {
  const before = readFileSync(dateFile, 'utf8');
  writeFileSync(dateFile, before.replace(/(?<=pricesAsOf: IsoDate = ')[^']*/, asOf));
  console.log(`The prices are as of ${asOf}.`);
}

/** Writes what changed since the last release, or removes the changeset if nothing did. */
function writeChangeset(changes: readonly Change[]) {
  rmSync(changesetFile, { force: true });
  if (changes.length === 0) return;
  const frontMatter = '---\n"@agency/pricing-data": patch\n---\n';
  writeFileSync(changesetFile, `${frontMatter}\nThe price list changed:\n\n${listOf(changes)}`);
}

/** The price list of the last release; before the first release, the first that was committed. */
function listOfLastRelease(): string | undefined {
  const last = (...of: string[]) => git('log', '-1', '--format=%H', ...of).trim();
  const release = last('--', join(root, 'packages/pricing-data/CHANGELOG.md'));
  const added = last('--diff-filter=A', '--', priceListFile);
  return fileAt(release, priceListFile) ?? fileAt(added, priceListFile);
}

/** Runs a command, and shows its output only if it fails. */
function run(line: string) {
  console.log(`\n$ ${line}`);
  const [program = '', ...parameters] = line.split(' ');
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) refuse(`${stdout}${stderr}\n\`${line}\` failed: fix that, and run again.`);
}

function refuse(reason: string): never {
  console.error(`\nNot accepted. ${reason}`);
  process.exit(1);
}
