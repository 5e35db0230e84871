import { type Currency, currency } from './currency.ts';
import type { IsoDate } from './days.ts';
import { show } from './problem.ts';

/** The strings that replace an amount if the price is agreed individually. */
export const quotes = ['Enquire', 'Custom quote'] as const;

export type Quote = (typeof quotes)[number];

/** A price as the business writes it: 'R1 234 pm', 'R12 345', 'R12,345', or a quote. */
export type Price =
  | Quote
  | `${typeof currency.sign}${string}${typeof currency.signAfter}${'' | ' pm'}`;

/** A catalogue price that is reduced until a given day, and the price that applies afterwards. */
export interface ReducedPrice {
  readonly price: Exclude<Price, Quote>;
  readonly was: Exclude<Price, Quote>;
  /** The promotion's last day, in the company's time zone. */
  readonly until: IsoDate;
}

/** A price's amount, and the parts that the `Price` component of `@agency/ui` shows. */
export interface MonthlyPrice {
  /** The whole price: 'R1 234 pm'. */
  readonly text: string;
  readonly currency: string;
  /** The digits with their separators: '1 234'. */
  readonly figure: string;
  /** The currency sign if it follows the figure, with any space before it: ' kr'; otherwise ''. */
  readonly currencyAfter: string;
  /** The suffix ' pm', or ''. */
  readonly after: string;
  /** The amount per month. */
  readonly amount: number;
  /** The price that replaces this one up to and including the day `until`. */
  readonly reduced?: { readonly price: MonthlyPrice; readonly until: IsoDate };
}

export type ParsedPrice = MonthlyPrice | Quote;

const { sign, signAfter, thousands, decimal }: Currency = currency;
export const priceExample = `'${sign}12${thousands.at(-1)}345${signAfter}'`;

export const priceForms = `a price such as ${thousands
  .map((separator) => `'${sign}12${separator}345${signAfter}'`)
  .join(', ')} or '${sign}950${signAfter} pm', or a quote (${quotes
  .map((quote) => `'${quote}'`)
  .join(' or ')})`;

// Requires groups of three digits, one separator throughout and no leading zero, so that a slip such as
// 'R12,34' stops the build instead of becoming a number.
const figureForm = /^[1-9]\d{0,2}(?:(?<separator>\D)\d{3}(?:\k<separator>\d{3})*)?$/;

export const isQuote = (value: unknown): value is Quote =>
  (quotes as readonly unknown[]).includes(value);

/** Returns an unparsed price's monthly amount; `NaN` for a quote or any other value. */
export const amountIn = (value: unknown): number => monthlyPrice(value)?.amount ?? Number.NaN;

export const isPrice = (value: unknown): value is Price =>
  isQuote(value) || monthlyPrice(value) !== undefined;

/**
 * Parses a price into its parts and its amount. Returns a quote unchanged. For a `ReducedPrice`,
 * returns the previous price, with the reduced one in `reduced`.
 *
 * @throws if a string is neither a price nor a quote.
 * @example
 * parsePrice('R1 234 pm') // { text: 'R1 234 pm', figure: '1 234', amount: 1234, … }
 * parsePrice('Enquire') // 'Enquire'
 */
export function parsePrice(text: string | ReducedPrice): ParsedPrice {
  if (typeof text === 'object') {
    const [price, was] = [parsePrice(text.price), parsePrice(text.was)];
    return isQuote(price) || isQuote(was) ? was : { ...was, reduced: { price, until: text.until } };
  }
  const parsed = isQuote(text) ? text : monthlyPrice(text);
  if (!parsed) throw new Error(`expected ${priceForms}, received ${show(text)}`);
  return parsed;
}

function monthlyPrice(text: unknown): MonthlyPrice | undefined {
  if (typeof text !== 'string') return undefined;
  const [, signed = '', after = ''] = /^(.+?)( pm)?$/.exec(text) ?? [];
  if (!signed.startsWith(sign) || !signed.endsWith(signAfter)) return undefined;
  const figure = signed.slice(sign.length, signed.length - signAfter.length);
  const { separator = thousands[0] } = figureForm.exec(figure)?.groups ?? { separator: '' };
  const amount = Number(figure.replaceAll(/\D/g, ''));
  return thousands.some((it) => it === separator) && Number.isSafeInteger(amount)
    ? { text, currency: sign, figure, currencyAfter: signAfter, after, amount }
    : undefined;
}

/**
 * Returns a price with the given amount in the given price's form. Whole amounts have no cents.
 *
 * @example
 * withAmount(price, 5678.9).text // 'R5 678.90 pm', if the price is 'R1 234 pm'
 */
export function withAmount(price: MonthlyPrice, amount: number): MonthlyPrice {
  const { currency, currencyAfter, after } = price;
  const separator = thousands.find((it) => price.figure.includes(it)) ?? thousands[0];
  // Does not use `Intl`, which takes about 50 ms to format its first number on a cheap phone.
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
  const figure = cents ? grouped + decimal + cents : grouped;
  return { ...price, text: currency + figure + currencyAfter + after, figure, amount };
}
