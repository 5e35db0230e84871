import {
  audienceFor,
  contractMonths,
  groupShares,
  type ItemShare,
  includedItems,
  isQuote,
  itemShares,
  marketingGroups,
  marketingPrices,
  marketingTiers,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
} from '@agency/pricing-data';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { mix } from '../src/content/digitalMarketing.ts';
import { taxLabels } from '../src/content/offers.ts';
import { shortName } from '../src/content/podcasting.ts';
import { documentOf } from './builtSite.ts';
import { company } from './company.ts';
import { digitalMarketing, podcasting, views } from './pages.ts';
import { totalOf } from './words.ts';

const [packages, podcasts] = [digitalMarketing, podcasting].map(documentOf);

const select = (within: HTMLElement | undefined, selector: string) => [
  ...(within?.querySelectorAll(selector) ?? []),
];
const drawings = (within: HTMLElement | undefined) =>
  select(within, 'path').map((path) => path.getAttribute('d') ?? '');

/** How much of a track is filled, in twelfths, at least one; or 'two of four'. */
const drawn = (share: ItemShare | undefined): string | undefined => {
  if (typeof share !== 'number') return share && `${share.step}/${share.of}`;
  return String(share && Math.max(Math.round(share * 12), 1));
};
const sharesIn = (within: HTMLElement) =>
  select(within, 'td').map((shown) => shown.getAttribute('data-share'));

const strips = select(packages, `nav[aria-label="${mix.label}"] a`);

test('the mix links to each tier, before the table and the cards, and shows its prices', () => {
  expect(strips.map((link) => link.getAttribute('href'))).toEqual(
    marketingTiers.map(({ key }) => `#${key}`),
  );
  const perMonth = company.valueAddedTax === 'both' ? taxLabels.total : mix.perMonth;
  for (const view of views) {
    const prices = strips.map((link) => select(link, `[data-for-view=${view}]`)[0]?.text);
    expect(prices).toEqual(
      marketingTiers.map(({ key }) => {
        const price = marketingPrices[audienceFor[view]][key];
        if (price === null) return undefined;
        return isQuote(price) ? mix.quotes[price] : `${totalOf(price)} ${perMonth}`;
      }),
    );
  }
  const [start = 0] = select(packages, 'table, article').map(({ range }) => range[0]);
  expect(start).toBeGreaterThan(strips.at(-1)?.range[1] ?? Infinity);
});

test('the mix lights as much of each column as the tier offers of the group', () => {
  for (const [index, { key }] of marketingTiers.entries()) {
    const [all, lit] = drawings(strips[index]).map((path) =>
      // Twelve lights of 3 with gaps of 2.
      [...path.matchAll(/v-(\d+)/g)].map(([, height]) => (Number(height) + 2) / 5),
    );
    const expected = marketingGroups.map((group) => {
      const share = groupShares(group)[key];
      return share && Math.max(1, Math.round(share * 12));
    });
    expect(all).toEqual(expected.map(() => 12));
    expect(lit).toEqual(expected.filter(Boolean));
    const included = marketingGroups.reduce((sum, group) => sum + includedItems(group, key), 0);
    expect(strips[index]?.text).toContain(mix.included(included));
  }
});

test('tracks and marks in the table, and beside each group in the cards, show how much the tier offers', () => {
  const keys = marketingTiers.map(({ key }) => key);
  const items = marketingGroups.flatMap((group) => group.items);
  expect(select(packages, 'tbody tr:has([data-share])').map(sharesIn)).toEqual(
    items.map((item) => keys.map((key) => drawn(itemShares(item)[key]))),
  );
  expect(
    select(packages, 'article').map((card) =>
      select(card, '[data-share]').map((shown) => shown.getAttribute('data-share')),
    ),
  ).toEqual(keys.map((key) => marketingGroups.map((group) => drawn(groupShares(group)[key]))));
});

// The recorded accessibility trees have its words.
test('the run sheet draws the session, the turnaround of each view, and the contract', () => {
  const sheet = select(podcasts, 'main header dl')[0];
  const figures = select(sheet, 'dd');
  const daysOf = views.map((view) =>
    podcastBundlesFor(view)
      .map(({ turnaround }) => Number.parseInt(turnaround, 10))
      // A bundle's time may be agreed with each client.
      .filter(Number.isFinite),
  );
  const [session, ...tracks] = figures.map(drawings);
  const contract = tracks.pop();
  const strokes = (path: string) => path.split('M').length - 1;
  // One for two minutes: a waveform, then dots.
  const recorded = recordingMinutes / 2;
  expect(session?.map(strokes)).toEqual([recorded, recordingSlotHours * 30 - recorded]);
  expect(session?.map((path) => /v[1-9]/.test(path))).toEqual([true, false]);
  for (const [index, days] of tracks.entries()) {
    const marked = days.flatMap((path, day) => (/v\d/.test(path) ? [day + 1] : []));
    expect(marked).toEqual([...new Set(daysOf[index])].toSorted((a, b) => a - b));
  }
  expect(contract?.map(strokes)).toEqual([contractMonths.podcasts]);
  for (const [index, view] of views.entries()) {
    const names = select(figures[1 + index], 'span > span').map(({ text }) => text.split(', '));
    expect(names.flat().toSorted()).toEqual(podcastBundlesFor(view).map(shortName).toSorted());
  }
});
