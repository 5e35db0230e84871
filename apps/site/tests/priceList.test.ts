import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { furtherOffers } from '../build/furtherOffers.ts';
import { pages } from './pages.ts';

const recorded = readFileSync(
  join(import.meta.dirname, '../../../packages/pricing-data/price-list.txt'),
  'utf8',
);

test('the recorded price list has the prices of every page, and ends with those of further pages', async () => {
  expect(
    recorded.endsWith(await furtherOffers()),
    'If offers were changed on purpose, run `pnpm accept`.',
  ).toBe(true);
  for (const { brand, creator } of pages) {
    for (const { prices } of [...brand.offers, ...creator.offers]) {
      for (const { price } of prices) expect(recorded).toContain(`: ${price}\n`);
    }
  }
});
