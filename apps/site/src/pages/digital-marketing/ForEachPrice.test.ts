import type { Price, Quote, TierKey } from '@agency/pricing-data';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { inOwnCurrency } from '../../../../../packages/pricing-data/src/testing/inOwnCurrency.ts';

const ofViews = ['brand', 'creator'] as const;

vi.mock('@agency/pricing-data', async (original) => {
  const { parsePrice, ...others } = await original<typeof import('@agency/pricing-data')>();
  const own = (figure: string) => inOwnCurrency(`R${figure}`) as Exclude<Price, Quote>;
  const reduced = { price: own('900'), was: own('1,000'), until: '2026-12-24' } as const;
  const marketingPrices = {
    enterprise: { platinum: own('2,000'), gold: own('3,000'), silver: own('2,000') },
    sme: { platinum: own('2,000'), gold: reduced, silver: own('1,000') },
  };
  const audienceFor = { brand: 'enterprise', creator: 'sme' } as const;
  const marketingPrice = (tier: 'gold', view: 'brand') =>
    parsePrice(marketingPrices[audienceFor[view]][tier]);
  return { ...others, views: ofViews, audienceFor, marketingPrices, marketingPrice };
});
vi.mock('../../views/PerView.tsx', () => ({
  PerView: ({ render }: { render: (view: string) => ReactNode }) => ofViews.map(render),
}));
vi.stubGlobal('__SITE_CONFIG__', {});
const { priceText } = await import('../../offers/prices.ts');
const { ForEachPrice } = await import('./ForEachPrice.tsx');

test.each([
  ['silver', ['2,000', '1,000']],
  ['gold', ['3,000', '900', '1,000']],
  // Once, as it is the same in all views.
  ['platinum', ['2,000']],
] as const)('the page has the prices of %s in every view, each once: %j', (tier, prices) => {
  const elements = ForEachPrice({
    tier: tier as TierKey,
    children: ({ price }) => createElement('data', { key: priceText(price) }, priceText(price)),
  });
  const page = renderToStaticMarkup(createElement(Fragment, null, elements));
  expect(page.match(/\d+(?:\D\d{3})*/g)?.map((figure) => figure.replace(/\D/, ','))).toEqual(
    prices,
  );
});
