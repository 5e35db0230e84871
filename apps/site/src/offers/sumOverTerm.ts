import { contractMonths, monthlyRand, type Price, withAmount } from '@agency/pricing-data';
import { withTax } from './valueAddedTax.ts';

/**
 * The amount to be paid over the contract, in the form of the price without 'pm'; `undefined` for a
 * quote.
 */
export function sumOverTerm(price: Price): string | undefined {
  const rand = withTax(price)?.totalRand ?? monthlyRand(price);
  if (rand === undefined) return undefined;
  const cents = Math.round(rand * 100) * contractMonths;
  return withAmount(price, cents / 100).replace(/ pm$/, '');
}
