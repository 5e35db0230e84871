import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as entry from './index.ts';

const root = join(import.meta.dirname, '..');

/** The exported values. A change needs a changeset. */
const exported = `
  assertCatalogue audienceFor audiences catalogue contractMonths currency dayAt defaultView
  endOf episodeSaving footnoteNumber footnotes footnotesOf isDay isQuote
  marketingGroups marketingPrice marketingPrices marketingTiers pageOffers pageOffersFor parsePrice podcastBundles podcastBundlesFor
  pricesAsOf quotes recordingMinutes recordingSlotHours reducedPriceDays tiersFor turnarounds views withAmount
`;

test('the package exports exactly the listed names', () => {
  expect(Object.keys(entry).sort()).toEqual(exported.trim().split(/\s+/));
});

test('the tarball contains every file that the README names', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const links = Array.from(readme.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, path]) => path);
  const paths = Array.from(
    readme.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:tsx?|m?js|json|md))`/g),
    ([, path]) => path,
  );
  const listed = execFileSync('pnpm', ['pack', '--dry-run', '--json'], { cwd: root });
  const packed = JSON.parse(String(listed)).files.map(({ path }: { path: string }) => path);
  const named = [...new Set([...links, ...paths])];
  expect(named).toContain('CHANGELOG.md');
  expect(named.filter((path) => !packed.includes(path))).toEqual([]);
});

test('pending changesets block publishing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changesets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const commands = ['ui', 'pricing-data'].map((name) => {
    const manifest = readFileSync(join(root, '..', name, 'package.json'), 'utf8');
    return JSON.parse(manifest).scripts.prepublishOnly;
  });
  const publish = () =>
    commands.map((command) => {
      const options = { cwd: root, shell: true, encoding: 'utf8' } as const;
      const { status, stderr } = spawnSync(`${command} ${folder}`, options);
      return { status, stderr };
    });

  writeFileSync(join(folder, 'README.md'), '');
  expect(publish()).toEqual(Array(2).fill({ status: 0, stderr: '' }));
  writeFileSync(join(folder, 'new-prices.md'), '');
  const refusal = expect.stringContaining('1 changesets are pending (first: new-prices.md)');
  expect(publish()).toEqual(Array(2).fill({ status: 1, stderr: refusal }));
});
