import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/* `scripts/recordPrices.ts`, in a clone of the repository with made-up offers. */

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'prices-'));
const clone = join(folder, 'clone');
const heights = 'apps/site/src/layout/heights.json';
const source = (name: string) => join(clone, 'packages/pricing-data/src', name);

const bundles = `
  const bundle = (tier, level, one, two, turnaround = '10 working days') => ({
    id: \`level-\${level}\`, tier, level, turnaround, featured: false, deliverables: ['Recording'],
    prices: [{ episodes: 1, price: one }, { episodes: 2, price: two }],
  });
  export const podcastBundles = {
    brand: [
      bundle('Large', 2, 'R200', 'R400'),
      bundle('Small', 1, 'R100', 'R150'),
    ],
    creator: [bundle('', 1, 'R50 pm', 'R70 pm')],
  };`;
const tiers = `
  export const tierColours = ['platinum', 'gold', 'silver', 'bronze'];
  export const marketingTiers = ['Platinum', 'Gold', 'Silver', 'Bronze'].map((label, index) => ({
    key: label.toLowerCase(), label, colour: tierColours[index],
  }));`;
const prices = `
  export const marketingPrices = {
    enterprise: { bronze: 'R1,000', silver: 'R2,000', gold: 'R3,000', platinum: 'Enquire' },
    sme: { bronze: 'R500', silver: 'R1,000', gold: 'R1,500', platinum: 'Enquire' },
  };`;
const asOf = "export const pricesAsOf: IsoDate = '2026-01-31';\nexport type IsoDate = string;\n";

const env = {
  ...process.env,
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Somebody'],
      [`GIT_${role}_EMAIL`, 'somebody@agency.example'],
    ]),
  ),
  // A `pnpm` that measures the price list takes the place of the site's build, cards and snapshots.
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
};
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: clone, env, encoding: 'utf8' });

beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  const measure = `cksum < packages/pricing-data/price-list.txt > ${heights}`;
  writeFileSync(join(folder, 'bin/pnpm'), `#!/bin/sh\n${measure}\n`);
  chmodSync(join(folder, 'bin/pnpm'), 0o755);
  execFileSync('git', ['clone', '--quiet', '--shared', root, clone]);
  // The files as they are, committed or not.
  for (const path of [
    ...['scripts', 'apps/site/build', 'apps/site/src'],
    ...['packages/pricing-data/src', 'packages/pricing-data/priceList'],
  ]) {
    rmSync(join(clone, path), { recursive: true });
    cpSync(join(root, path), join(clone, path), { recursive: true });
  }
  for (const modules of ['packages/pricing-data/node_modules', 'apps/site/node_modules']) {
    symlinkSync(join(root, modules), join(clone, modules));
  }
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');

  writeFileSync(source('podcastBundles.ts'), bundles);
  writeFileSync(source('marketingTiers.ts'), tiers);
  writeFileSync(source('marketingPrices.ts'), prices);
  writeFileSync(source('pricesAsOf.ts'), asOf);
  git('switch', '--quiet', '--create', 'base');
  record('--yes');
  // That was a change of all prices.
  writeFileSync(source('pricesAsOf.ts'), asOf);
  record();
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'pricing-data: base');
  git('switch', '--quiet', '--create', 'change');
}, 60_000);

beforeEach(() => git('reset', '--quiet', '--hard', 'base'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script on the branch, and returns what it commits and says. */
function record(...parameters: string[]) {
  const before = git('rev-parse', 'HEAD').trim();
  const file = join(clone, '.cache/prices/comment.md');
  rmSync(file, { force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'scripts/recordPrices.ts'), '--base', 'base', ...parameters],
    { env, encoding: 'utf8' },
  );
  const comment = existsSync(file) ? readFileSync(file, 'utf8') : stderr;
  const commits = git('log', '--format=%s', `${before}..`).trim();
  return {
    status,
    comment,
    commits,
    files: git('diff', '--name-only', before, 'HEAD').split('\n'),
  };
}

/** What somebody does on the code host: changes one file, and commits it. */
function edit(file: string, ...changes: [before: string, after: string][]) {
  const text = readFileSync(source(file), 'utf8');
  const changed = changes.reduce((from, [before, after]) => {
    expect(from).toContain(before);
    return from.replace(before, after);
  }, text);
  writeFileSync(source(file), changed);
  git('commit', '--quiet', '--all', '--message', 'pricing-data: change the offers');
}

const linesOf = (comment: string) => comment.split('\n').filter((line) => line.startsWith('- '));
const dateOf = () => /'(.*)'/.exec(readFileSync(source('pricesAsOf.ts'), 'utf8'))?.[1];
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Johannesburg' });
const dated = `- Prices as of: 2026-01-31 → ${today}`;

test('a price that is raised is recorded in a commit, with its date, and said in words', () => {
  edit('marketingPrices.ts', ['R2,000', 'R2,020']);
  const { status, commits, files, comment } = record();
  expect(status).toBe(0);
  expect(commits).toBe('pricing-data: record the price list');
  expect(files).toEqual(
    expect.arrayContaining([
      '.changeset/price-list.md',
      'packages/pricing-data/price-list.txt',
      'packages/pricing-data/src/pricesAsOf.ts',
      heights,
    ]),
  );
  expect(dateOf()).toBe(today);
  expect(comment).toMatch(/^The prices change:\n\n- .*\n\nThe price list also changes:\n/);
  expect(linesOf(comment)).toEqual(['- Silver, Enterprise: R2,000 → R2,020, +1 %', dated]);
  expect(git('status', '--short')).toBe('');
});

test('a price that moves by more than 40 % is refused, unless it is meant', () => {
  edit('marketingPrices.ts', ['R3,000', 'R4,300']);
  const refused = record();
  expect(refused).toMatchObject({ status: 1, commits: '' });
  expect(refused.comment).toContain('Not accepted. This moves by more than 40 %:\n');
  expect(refused.comment).toContain('Gold, Enterprise: R3,000 → R4,300, +43 %');
  expect(refused.comment).toContain('*large price change*');
  expect(dateOf()).toBe('2026-01-31');

  const accepted = record('--yes');
  expect(accepted).toMatchObject({ status: 0, commits: 'pricing-data: record the price list' });
  expect(linesOf(accepted.comment)).toHaveLength(2);
});

test('a malformed price is refused, and the comment says where it is', () => {
  edit('marketingPrices.ts', ['R2,000', 'R20,00']);
  const { status, commits, comment } = record();
  expect({ status, commits }).toEqual({ status: 1, commits: '' });
  expect(comment).toContain('prices.enterprise.silver: expected a price such as');
});

test('where no price changes, the comment says so, and the date stays', () => {
  edit('podcastBundles.ts', ["'R150')", "'R150', '12 working days')"]);
  const { status, commits, comment } = record();
  expect({ status, commits }).toEqual({
    status: 0,
    commits: 'pricing-data: record the price list',
  });
  expect(comment).toMatch(/^No price changes\.\n/);
  expect(linesOf(comment)).toEqual([
    '- Small Level 1, Brand, turnaround: 10 working days → 12 working days',
  ]);
  expect(dateOf()).toBe('2026-01-31');
});

test('where no offer changes, nothing is committed', () => {
  edit('marketingPrices.ts', ['export', '/** Per month. */\n  export']);
  expect(record()).toMatchObject({
    status: 0,
    commits: '',
    comment: 'The price list stays as it is.\n',
  });
});

test('after a later push the comment says all that changes since the base branch', () => {
  edit('marketingPrices.ts', ['R2,000', 'R2,020']);
  const first = record();
  // The workflow's own commit changes nothing more: it does not go on for ever.
  expect(record()).toEqual({ ...first, commits: '', files: [''] });

  edit('marketingPrices.ts', ['R3,000', 'R3,300']);
  const { commits, comment } = record();
  expect(commits).toBe('pricing-data: record the price list');
  expect(linesOf(comment)).toEqual([
    '- Gold, Enterprise: R3,000 → R3,300, +10 %',
    '- Silver, Enterprise: R2,000 → R2,020, +1 %',
    dated,
  ]);
});
