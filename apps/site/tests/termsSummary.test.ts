import { isQuote, podcastBundlesFor, type View } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { recordingTerms, shortName } from '../src/content/podcasting.ts';
import { documentOf } from './builtSite.ts';
import { pageNamed, severalViews, views } from './pages.ts';
import { sumOverTerm } from './words.ts';

const podcasting = documentOf(pageNamed('podcasting'));

test.each(views)("%s: each line of the terms summary ends at its bundle's day", (view) => {
  const selector = `main header dd[data-for-view=${view}] svg + span:has(> b)`;
  const rows = [...podcasting.querySelectorAll(selector)];
  const drawn = rows.map((row) => {
    const path = row.previousElementSibling?.querySelector('path')?.getAttribute('d') ?? '';
    return `${row.text}: ${/H(\d+)M(\d+) /.exec(path)?.slice(1)}`;
  });
  const expected = podcastBundlesFor(view).flatMap((bundle) => {
    const days = Number.parseInt(bundle.turnaround, 10);
    // A bundle's time may be agreed with each client.
    return days ? [`${shortName(bundle)} day ${days}: ${days},${days}`] : [];
  });
  expect(drawn).toEqual(expected);
});

test.runIf(severalViews).each(views)(
  '%s: the link to another view has its lowest price',
  (view) => {
    const link = podcasting.querySelector(`main [data-for-view=${view}] > button[name=view]`);
    const prices = pageNamed('podcasting')
      [link?.getAttribute('value') as View].offers.flatMap((offer) => offer.prices)
      .flatMap(({ price }) => (isQuote(price) ? [] : price))
      .toSorted((a, b) => a.amount - b.amount);
    expect(link?.text).toContain(prices[0] && sumOverTerm(prices[0], 1));
  },
);

test('the printed terms include those of recordings', () => {
  expect(podcasting.text).toContain(recordingTerms);
});
