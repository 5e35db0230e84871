import { show } from './show.ts';

/** Texts in place of a price that is agreed individually. */
export const quotes = ['Enquire', 'Custom quote'] as const;

export type Quote = (typeof quotes)[number];

/** A price as the business writes it: 'R1 234 pm', 'R12 345', 'R12,345', or a quote. */
export type Price = Quote | `R${string}`;

/** The valid forms of a price, for error messages. */
export const priceForms = `a price such as 'R1 234 pm', 'R12 345' or 'R12,345', or a quote (${quotes
  .map((quote) => `'${quote}'`)
  .join(' or ')})`;

// Requires separated thousands, by spaces or commas but not both, and no leading zero: a slip such as
// 'R12,34' stops the build instead of becoming a number.
const rand = /^R(?<figure>[1-9]\d{0,2}(?:(?: \d{3})*|(?:,\d{3})*))(?: pm)?$/;

export const isQuote = (value: unknown): value is Quote =>
  (quotes as readonly unknown[]).includes(value);

const amountOf = (price: string): number => Number(price.replaceAll(/\D/g, ''));

export const isPrice = (value: unknown): value is Price =>
  isQuote(value) ||
  (typeof value === 'string' && rand.test(value) && Number.isSafeInteger(amountOf(value)));

/**
 * Parses a price to rand per month; `undefined` for a quote.
 *
 * @throws if the text is neither a price nor a quote.
 * @example
 * monthlyRand('R1 234 pm') // 1234
 * monthlyRand('R12,345') // 12345
 * monthlyRand('Enquire') // undefined
 */
export function monthlyRand(price: string): number | undefined {
  if (!isPrice(price)) throw new Error(`expected ${priceForms}, received ${show(price)}`);
  return isQuote(price) ? undefined : amountOf(price);
}

/**
 * Replaces the amount in a price; keeps its thousands separator and the text around it. Writes cents
 * only if there are any.
 *
 * @throws if the text is not a price.
 * @example
 * withAmount('R1 234 pm', 5678.9) // 'R5 678.90 pm'
 * withAmount('R12,345', 9000) // 'R9,000'
 */
export function withAmount(price: string, amount: number): string {
  const { figure } = rand.exec(price)?.groups ?? {};
  if (!figure) throw new Error(`expected a price with an amount, received ${show(price)}`);
  // Not `Intl`, which takes a cheap phone 50 ms for its first number.
  const written = amount
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, figure.includes(',') ? ',' : ' ');
  return price.replace(figure, written);
}
