import { isQuote, podcastBundlesFor, type View } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { recordingTerms, shortName } from '../src/content/podcasting.ts';
import { documentOf } from './builtSite.ts';
import { pageNamed, severalViews, views } from './pages.ts';
import { sumOverTerm } from './words.ts';

const podcasting = documentOf(pageNamed('podcasting'));

test.each(views)(
  'the %s view’s recording line draws each delivery, and names it for screen readers',
  (view) => {
    // Some bundles' delivery times are agreed individually.
    const fixed = podcastBundlesFor(view).filter(({ turnaround }) => /^\d/.test(turnaround));
    const days = fixed.map(({ turnaround }) => Number.parseInt(turnaround, 10));
    const drawing = podcasting.querySelector(`main header div[data-for-view=${view}] > svg`);
    const tall = drawing?.querySelector('path + path')?.getAttribute('d') ?? '';
    const drawn = Array.from(tall.matchAll(/M(\d+) /g), ([, day]) => Number(day));
    expect(drawn).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    expect(drawing?.getAttribute('viewBox')).toContain(` ${Math.max(...days)} `);
    const sentence = drawing?.previousElementSibling?.text;
    for (const bundle of fixed) expect(sentence).toContain(shortName(bundle));
    for (const day of days) expect(sentence).toContain(String(day));
  },
);

test.runIf(severalViews).each(views)(
  'the %s view’s link to another view has the lowest price there',
  (view) => {
    const link = podcasting.querySelector(`main [data-for-view=${view}] > button[name=view]`);
    const prices = pageNamed('podcasting')
      [link?.getAttribute('value') as View].offers.flatMap((offer) => offer.prices)
      .flatMap(({ price }) => (isQuote(price) ? [] : price))
      .toSorted((a, b) => a.amount - b.amount);
    expect(link?.text.replaceAll('\u00a0', ' ')).toContain(prices[0] && sumOverTerm(prices[0], 1));
  },
);

test('the printed terms include the terms of recordings', () => {
  expect(podcasting.text).toContain(recordingTerms);
});
