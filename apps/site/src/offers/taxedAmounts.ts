import { isQuote, type MonthlyPrice, type ParsedPrice, withAmount } from '@agency/pricing-data';
import { taxLabels } from '../content/offers.ts';
import { siteConfig } from '../siteConfig.ts';

/** Returns a price's tax and total if tax is to be added. Rounds the tax to the cent, half up, as invoices do. */
export function withTax(price: ParsedPrice): Record<'tax' | 'total', MonthlyPrice> | undefined {
  if (siteConfig.valueAddedTax !== 'both' || isQuote(price)) return undefined;
  const hundredths = Math.round(Number(siteConfig.valueAddedTaxPercent) * 100);
  const cents = Math.round((price.amount * hundredths) / 100);
  const total = (price.amount * 100 + cents) / 100;
  return { tax: withAmount(price, cents / 100), total: withAmount(price, total) };
}

/** Returns a price, its tax and its total, or `[]` if `withTax` adds no tax. */
export function labelledAmounts(price: ParsedPrice): [label: string, amount: MonthlyPrice][] {
  const taxed = withTax(price);
  if (!taxed || isQuote(price)) return [];
  return [
    [taxLabels.net, price],
    [taxLabels.tax(siteConfig.valueAddedTaxPercent), taxed.tax],
    [taxLabels.total, taxed.total],
  ];
}

export const totalOf = (price: ParsedPrice): ParsedPrice => withTax(price)?.total ?? price;
