import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix, tableLabel } from '../../src/content/digitalMarketing.ts';
import { digitalMarketing, offerAt } from '../../tests/pages.ts';
import { startPlainHost } from '../../tests/plainHost.ts';
import { misfits } from '../overflow.ts';
import { print } from '../print.ts';
import { expect, test } from '../test.ts';

/* Builds with more tiers and with fewer: whatever shows tiers holds three to six of them. */

const site = join(import.meta.dirname, '../..');
const realCatalogue = join(site, '../../packages/pricing-data/src');

/** Builds the site with this number of tiers: some of the real ones, and made-up higher ones. */
function buildWith(count: number, folder: string): string {
  const catalogue = join(folder, 'catalogue');
  cpSync(realCatalogue, catalogue, { recursive: true });
  const change = (name: string, by: (text: string) => string) => {
    const file = join(catalogue, name);
    writeFileSync(file, by(readFileSync(file, 'utf8')));
  };
  const higher = [1, 2, 3].map((rank) => ({ key: `higher-${rank}`, label: `Higher ${rank}` }));
  const added = higher.map((tier) => `{ ...${JSON.stringify(tier)}, colour: real[0].colour }`);
  change('marketingTiers.ts', (text) =>
    text
      .replace('export const marketingTiers', 'const real')
      .concat(`export const marketingTiers = [${added}, ...real].slice(-${count});`),
  );
  const prices = higher.map(({ key }, index) => `'${key}': 'R${400 - index},999'`);
  change('marketingPrices.ts', (text) =>
    text.replace('export const marketingPrices', 'const realPrices').concat(
      `import { marketingTiers } from './marketingTiers.ts';
       const shown = (prices) =>
         Object.fromEntries(
           marketingTiers.map(({ key }) => [key, { ...prices, ${prices} }[key]]),
         );
       export const marketingPrices = {
         enterprise: shown(realPrices.enterprise),
         sme: shown(realPrices.sme),
       };`,
    ),
  );
  // A made-up tier has what the highest real one has.
  change('marketingGroups.ts', (text) =>
    text.replace('values[index] ?? null', 'values[Math.min(index, values.length - 1)] ?? null'),
  );
  const out = join(folder, 'dist');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['build/build.ts', '--out', out, '--catalogue', join(catalogue, 'index.ts')],
    { cwd: site, encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
  return out;
}

for (const count of [3, 5, 6]) {
  test(`${count} tiers fit the mix, the table, the cards and a printed page`, async ({ page }) => {
    test.setTimeout(120_000);
    mkdirSync(join(site, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(site, '.cache/tiers-'));
    const host = await startPlainHost({ dist: buildWith(count, folder) });
    await page.goto(host.origin + digitalMarketing.path);
    const strips = page.getByRole('navigation', { name: mix.label }).getByRole('listitem');
    await expect(strips).toHaveCount(count);
    for (const width of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await misfits(page), `${width} px`).toEqual([]);
      const tops = await strips.evaluateAll((all) =>
        all.map((strip) => strip.getBoundingClientRect().top),
      );
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      // In rows of one, or none alone in its row.
      expect.soft(rows.includes(1), `${width} px: ${rows}`).toBe(rows.length === count);
    }

    const { id } = offerAt(digitalMarketing.brand, -2);
    await page.goto(`${host.origin}${digitalMarketing.path}#${id}`);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.getByRole('table', { name: tableLabel }).evaluate((table) => {
        const canvas = getComputedStyle(
          table.querySelector('td[data-share]:last-child') as Element,
        );
        const of = (element?: Element | null) => {
          const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 };
          return [Math.round(left), Math.round(right)].join();
        };
        const tinted = [...table.querySelectorAll('td[data-share]')].filter(
          (cell) => getComputedStyle(cell).backgroundColor !== canvas.backgroundColor,
        );
        return {
          column: of(table.querySelector('th[data-linked]')),
          tinted: [...new Set(tinted.map(of))],
        };
      });
      expect.soft(edges.tinted, `${width} px`).toEqual([edges.column]);
    }
    expect((await print(page)).sheets).toHaveLength(1);
    await host.close();
    rmSync(folder, { recursive: true });
  });
}
