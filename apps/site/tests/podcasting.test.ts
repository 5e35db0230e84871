import { isQuote, podcastBundlesFor, turnarounds, type View } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { recordingTerms, shortName } from '../src/content/podcasting.ts';
import { byDay } from '../src/pages/podcasting/deliveries.ts';
import { documentOf } from './builtSite.ts';
import { pageNamed, severalViews, views } from './pages.ts';
import { sumOverTerm } from './words.ts';

const podcasting = documentOf(pageNamed('podcasting'));

test.each(views)('the %s view’s recording line draws and names each delivery', (view) => {
  const deliveries = byDay(
    podcastBundlesFor(view).map((bundle) => ({
      name: shortName(bundle),
      days: turnarounds[bundle.turnaround],
    })),
  );
  const days = deliveries.map(({ day }) => day);
  const drawing = podcasting.querySelector(`main header div[data-for-view=${view}] > svg`);
  const ticks = drawing?.querySelector('path')?.getAttribute('d') ?? '';
  const drawn = Array.from(ticks.matchAll(/M(\d+) 20V/g), ([, day]) => Number(day));
  expect(drawn).toEqual(days);
  expect(drawing?.getAttribute('viewBox')).toContain(` ${Math.max(...days)} `);
  const sentence = drawing?.previousElementSibling?.text;
  for (const text of deliveries.flatMap(({ names, day }) => [...names, `${day}`]))
    expect(sentence).toContain(text);
});

test.runIf(severalViews).each(views)(
  'the %s view’s link to another view states that view’s lowest price',
  (view) => {
    const link = podcasting.querySelector(`main [data-for-view=${view}] > button[name=view]`);
    const prices = pageNamed('podcasting')
      [link?.getAttribute('value') as View].offers.flatMap((offer) => offer.prices)
      .flatMap(({ price }) => (isQuote(price) ? [] : price))
      .toSorted((a, b) => a.amount - b.amount);
    expect(link?.text.replaceAll('\u00a0', ' ')).toContain(prices[0] && sumOverTerm(prices[0], 1));
  },
);

test('the printed terms include the recording terms', () => {
  expect(podcasting.text).toContain(recordingTerms);
});
