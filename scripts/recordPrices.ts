import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePriceLists, listOf } from '../packages/pricing-data/priceList/comparePriceLists.ts';
import { priceListFile } from '../packages/pricing-data/priceList/renderPriceList.ts';
import { fileAt, git } from './git.ts';

/*
 * What the workflow prices.yml does with a pull request: runs `pnpm accept`, commits what it records,
 * and writes what changes since the base branch, in Markdown, to `.cache/prices/comment.md`.
 *
 * `--base` is the base branch; `--yes` accepts large changes. Exits with 1 if `pnpm accept` refuses.
 */
const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    yes: { type: 'boolean', default: false },
  },
});

/** The files that `pnpm accept` writes. */
const recorded = [
  '.changeset',
  'packages/pricing-data',
  'apps/site/e2e/aria-snapshots',
  'apps/site/src/layout/heights.json',
];

const root = join(import.meta.dirname, '..');
const commentFile = join(root, '.cache/prices/comment.md');

const accept = spawnSync(
  process.execPath,
  [join(root, 'scripts/accept.ts'), ...(options.yes ? ['--yes'] : [])],
  { cwd: root, encoding: 'utf8' },
);
console.log(accept.stdout + accept.stderr);

const comment = accept.status === 0 ? changed() : refused(accept.stderr);
mkdirSync(dirname(commentFile), { recursive: true });
writeFileSync(commentFile, comment);
if (accept.status === 0) commit();
else process.exitCode = 1;

function changed(): string {
  const base = git('merge-base', options.base, 'HEAD').trim();
  const before = fileAt(base, priceListFile);
  const changes = comparePriceLists(before ?? '', readFileSync(priceListFile, 'utf8'));
  if (changes.length === 0) return 'The price list stays as it is.\n';
  const prices = changes.filter(({ ofPrice }) => ofPrice);
  const others = changes.filter(({ ofPrice }) => !ofPrice);
  return [
    prices.length > 0 ? `The prices change:\n\n${listOf(prices)}` : 'No price changes.\n',
    ...(others.length > 0 ? [`The price list also changes:\n\n${listOf(others)}`] : []),
    'The screenshots show offers, too: the label *update screenshots* renews them.\n',
  ].join('\n');
}

function refused(reason: string): string {
  // The end of a long message says what to do.
  const text = reason.trim().slice(-5000);
  return `\`\`\`text\n${text}\n\`\`\`\n\nCorrect it in this branch. If prices are to change that much, set the label *large price change*.\n`;
}

function commit() {
  git('add', '--all', '--', ...recorded);
  if (git('diff', '--cached', '--name-only') === '') return;
  git('commit', '--quiet', '--message', 'pricing-data: record the price list');
}
