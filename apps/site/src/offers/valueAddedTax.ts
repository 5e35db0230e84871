import { monthlyRand, type Price, withAmount } from '@agency/pricing-data';
import { siteConfig } from '../config/siteConfig.ts';

/** A price that is shown with its value added tax: each amount as a text and in rand. */
interface TaxedPrice {
  readonly tax: string;
  readonly total: string;
  readonly totalRand: number;
}

/**
 * A price's tax and total, where the configuration asks for both; none for a quote. They are exact to
 * the cent, half a cent counting as one, so that the three amounts add up and an invoice has the same.
 */
export function withTax(price: Price): TaxedPrice | undefined {
  const rand = monthlyRand(price);
  if (siteConfig.valueAddedTax !== 'both' || rand === undefined) return undefined;
  const hundredths = Math.round(Number(siteConfig.valueAddedTaxPercent) * 100);
  const cents = Math.round((rand * hundredths) / 100);
  const totalRand = (rand * 100 + cents) / 100;
  return { tax: withAmount(price, cents / 100), total: withAmount(price, totalRand), totalRand };
}

/** What is to be paid: a price with its tax, where that is not included already. */
export const totalOf = (price: Price): string => withTax(price)?.total ?? price;
