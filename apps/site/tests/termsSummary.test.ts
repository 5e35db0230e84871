import { isQuote, podcastBundlesFor, type View } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { recordingTerms, shortName } from '../src/content/podcasting.ts';
import { documentOf } from './builtSite.ts';
import { pageNamed, severalViews, views } from './pages.ts';
import { sumOverTerm } from './words.ts';

const podcasting = documentOf(pageNamed('podcasting'));

test.each(views)(
  "%s: each line of the terms summary ends at its bundle's day, the longest at the drawing's edge",
  (view) => {
    const selector = `main header dd[data-for-view=${view}] svg + span:has(> b)`;
    const rows = [...podcasting.querySelectorAll(selector)];
    const drawn = rows.map((row) => {
      const drawing = row.previousElementSibling;
      const path = drawing?.querySelector('path')?.getAttribute('d') ?? '';
      const width = drawing?.getAttribute('viewBox')?.split(' ')[2];
      return `${row.text}: ${/H(\d+)M(\d+) /.exec(path)?.slice(1)} of ${width}`;
    });
    // A bundle's time may be agreed with each client.
    const fixed = podcastBundlesFor(view).filter(({ turnaround }) => /^\d/.test(turnaround));
    const days = fixed.map(({ turnaround }) => Number.parseInt(turnaround, 10));
    expect(drawn).toEqual(
      fixed.map((bundle, index) => {
        const day = days[index];
        return `${shortName(bundle)} day ${day}: ${day},${day} of ${Math.max(...days)}`;
      }),
    );
  },
);

test.runIf(severalViews).each(views)(
  '%s: the link to another view has its lowest price',
  (view) => {
    const link = podcasting.querySelector(`main [data-for-view=${view}] > button[name=view]`);
    const prices = pageNamed('podcasting')
      [link?.getAttribute('value') as View].offers.flatMap((offer) => offer.prices)
      .flatMap(({ price }) => (isQuote(price) ? [] : price))
      .toSorted((a, b) => a.amount - b.amount);
    expect(link?.text.replace('\u00a0', ' ')).toContain(prices[0] && sumOverTerm(prices[0], 1));
  },
);

test('the printed terms include those of recordings', () => {
  expect(podcasting.text).toContain(recordingTerms);
});
