import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix } from '../../src/content/digitalMarketing.ts';
import { digitalMarketing } from '../../tests/pages.ts';
import { misfits } from '../overflow.ts';
import { print } from '../print.ts';
import { expect, test } from '../test.ts';
import { serveBuild, site, temporaryFolder } from './buildSite.ts';

/* Builds with more tiers and with fewer: whatever shows tiers holds three to six of them. */

/** Serves the site with this number of tiers: some of the real ones, and made-up higher ones. */
function serveWith(count: number) {
  const folder = temporaryFolder();
  const catalogue = join(folder, 'catalogue');
  cpSync(join(site, '../../packages/pricing-data/src'), catalogue, { recursive: true });
  const change = (name: string, from: string, to: string, added = '') => {
    const file = join(catalogue, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to) + added);
  };
  const higher = [1, 2, 3].map((rank) => ({ key: `higher-${rank}`, label: `Higher ${rank}` }));
  const tiers = higher.map((tier) => `{ ...${JSON.stringify(tier)}, colour: real[0].colour }`);
  change(
    'marketingTiers.ts',
    'export const marketingTiers',
    'const real',
    `export const marketingTiers = [${tiers}, ...real].slice(-${count});`,
  );
  const prices = higher.map(({ key }, index) => `'${key}': 'R${400 - index},999'`);
  change(
    'marketingPrices.ts',
    'export const marketingPrices',
    'const real',
    `import { marketingTiers } from './marketingTiers.ts';
     const shown = (prices) =>
       Object.fromEntries(marketingTiers.map(({ key }) => [key, { ...prices, ${prices} }[key]]));
     export const marketingPrices = { enterprise: shown(real.enterprise), sme: shown(real.sme) };`,
  );
  // A made-up tier has what the highest real one has.
  change('marketingGroups.ts', 'values[index]', 'values[Math.min(index, values.length - 1)]');
  return serveBuild(folder, ['--catalogue', join(catalogue, 'index.ts')]);
}

for (const count of [3, 5, 6]) {
  test(`${count} tiers fit the mix, the table, the cards and a printed page`, async ({ page }) => {
    test.setTimeout(120_000);
    const { origin, remove } = await serveWith(count);
    await page.goto(origin + digitalMarketing.path);
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
    expect((await print(page)).sheets).toHaveLength(1);
    remove();
  });
}
