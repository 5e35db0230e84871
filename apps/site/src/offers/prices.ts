import { isQuote, monthlyRand, type Price, withAmount } from '@agency/pricing-data';
import { quoteLabels, taxLabels } from '../content/offers.ts';
import { siteConfig } from '../siteConfig.ts';

/** The value added tax of a price, and their total, as the business writes amounts. */
interface TaxedPrice {
  readonly tax: string;
  readonly total: string;
  readonly totalRand: number;
}

/**
 * A price's tax and total if the configuration says 'both'; `undefined` for a quote. Half a cent
 * rounds up, so that the three amounts add up and match an invoice.
 */
export function withTax(price: Price): TaxedPrice | undefined {
  const rand = monthlyRand(price);
  if (siteConfig.valueAddedTax !== 'both' || rand === undefined) return undefined;
  const hundredths = Math.round(Number(siteConfig.valueAddedTaxPercent) * 100);
  const cents = Math.round((rand * hundredths) / 100);
  const totalRand = (rand * 100 + cents) / 100;
  return { tax: withAmount(price, cents / 100), total: withAmount(price, totalRand), totalRand };
}

/** A price's three amounts with their labels if the configuration says 'both', otherwise none. */
export function labelledAmounts(
  price: Price,
): readonly (readonly [label: string, amount: string])[] {
  const taxed = withTax(price);
  if (!taxed) return [];
  return [
    [taxLabels.net, price],
    [taxLabels.tax(siteConfig.valueAddedTaxPercent), taxed.tax],
    [taxLabels.total, taxed.total],
  ];
}

/** A price as the business writes it, or what is shown for a quote. */
export const priceText = (price: Price): string => (isQuote(price) ? quoteLabels[price] : price);

/** The amount to be paid: the total if the configuration says 'both', otherwise the price. */
export const totalOf = (price: Price): string => withTax(price)?.total ?? priceText(price);

/**
 * The amount to be paid over a contract, in the form of the price without 'pm'; `undefined` for a
 * quote.
 */
export function sumOverTerm(price: Price, months: number): string | undefined {
  const rand = withTax(price)?.totalRand ?? monthlyRand(price);
  if (rand === undefined) return undefined;
  const cents = Math.round(rand * 100) * months;
  return withAmount(price, cents / 100).replace(/ pm$/, '');
}
