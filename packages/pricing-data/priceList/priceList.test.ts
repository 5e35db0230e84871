import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { comparePriceLists } from './comparePriceLists.ts';
import { priceListFile, readPriceList } from './readPriceList.ts';
import { renderPriceList } from './renderPriceList.ts';

test('the recorded price list matches the catalogue', () => {
  const recorded = readFileSync(priceListFile, 'utf8');
  const changes = comparePriceLists(recorded, renderPriceList()).map(({ text }) => text);
  expect(
    changes,
    'The catalogue differs from price-list.md. If that is on purpose, run `pnpm accept`.',
  ).toEqual([]);
});

/** A made-up list. */
const list = `# Price list

## Podcasting bundles, Brand

### First Level 1

- Badge: Popular
- 1 episode per month: R100
- Turnaround: 10 working days
- ✓ Recording
- ✗ Reels: short ones

## Digital marketing packages

| Cost per month | Gold | Silver |
| --- | --- | --- |
| Enterprise | Enquire | R1,000 |

### Video

| Item | Gold | Silver |
| --- | --- | --- |
| Clips [1] | 4 | – |

## Terms

- Contract: 6 months
`;

test('a price list is read statement by statement', () => {
  const bundle = { section: 'Podcasting bundles, Brand', heading: 'First Level 1' };
  const section = 'Digital marketing packages';
  const [cost, clips] = [
    { section, heading: '', label: 'Enterprise' },
    { section, heading: 'Video', label: 'Clips [1]' },
  ];
  expect(readPriceList(list)).toEqual([
    { ...bundle, label: 'Badge', value: 'Popular' },
    { ...bundle, label: '1 episode per month', value: 'R100' },
    { ...bundle, label: 'Turnaround', value: '10 working days' },
    { ...bundle, label: '✓', value: 'Recording' },
    { ...bundle, label: '✗', value: 'Reels: short ones' },
    { ...cost, column: 'Gold', value: 'Enquire' },
    { ...cost, column: 'Silver', value: 'R1,000' },
    { ...clips, column: 'Gold', value: '4' },
    { ...clips, column: 'Silver', value: '–' },
    { section: 'Terms', heading: '', label: 'Contract', value: '6 months' },
  ]);
});

describe('changes are described in words', () => {
  test.each([
    ['R1,000', 'R1,013', 'Silver, Enterprise: R1,000 → R1,013 (+1 %)', 0.013],
    ['R1,000', 'R400', 'Silver, Enterprise: R1,000 → R400 (−60 %)', 0.6],
    ['R1,000', 'Enquire', 'Silver, Enterprise: R1,000 → Enquire', 0],
    ['R100', 'R150', 'First Level 1, Brand, 1 episode per month: R100 → R150 (+50 %)', 0.5],
    [
      '✗ Reels: s',
      '✓ 2 S',
      'First Level 1, Brand, deliverable 2: ✗ Reels: short ones → ✓ 2 Short ones',
      0,
    ],
    ['| 4 |', '| 5 |', 'Gold, Video, Clips [1]: 4 → 5', 0],
    ['6 months', '7 months', 'Contract: 6 months → 7 months', 0],
    ['- Badge: Popular\n', '', 'First Level 1, Brand, Badge: gone, was Popular', 0],
    ['- Turn', '- Note: Soon.\n- Turn', 'First Level 1, Brand, Note: new, Soon.', 0],
    ['# Price list', '# Prices', 'The order of the price list changed.', 0],
  ])('%j to %j', (before, after, text, share) => {
    expect(comparePriceLists(list, list.replace(before, after))).toEqual([
      { text, share: expect.closeTo(share) },
    ]);
  });

  test('an unchanged list has no changes', () => {
    expect(comparePriceLists(list, list)).toEqual([]);
  });
});
