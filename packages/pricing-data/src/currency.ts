export interface Currency {
  sign: string;
  signAfter: string;
  thousands: readonly [string, ...string[]];
  decimal: string;
  code: string;
  country: string;
  timeZone: string;
}

/** The currency of all prices, with its country. The form of every price, sum and amount comes from here. */
export const currency = {
  /** Precedes the figures, with a space if the business writes one ('R', 'CHF '); '' if the sign follows them. */
  sign: 'R',
  /** Follows the figures, with its space (' kr'); '' if the sign precedes them. */
  signAfter: '',
  /** What may separate thousands; a price without separators has the first in its sums. */
  thousands: [' ', ','],
  /** Precedes the hundredths. */
  decimal: '.',
  /** In ISO 4217. */
  code: 'ZAR',
  /** In ISO 3166-1: where the offers apply. */
  country: 'ZA',
  /** Of the IANA database: where promotions end at midnight. */
  timeZone: 'Africa/Johannesburg',
} as const satisfies Currency;
