export interface Currency {
  sign: string;
  signAfter: string;
  thousands: readonly [string, ...string[]];
  decimal: string;
  code: string;
  country: string;
  timeZone: string;
}

/** The currency of all prices, and its country. Every price, sum and amount has this form. */
export const currency = {
  /** Precedes the figures, with a space if the business writes one ('R', 'CHF '); '' if the sign follows them. */
  sign: 'R',
  /** Follows the figures, with its space (' kr'); '' if the sign precedes them. */
  signAfter: '',
  /** The allowed separators of thousands. Sums of a price without separators have the first one. */
  thousands: [' ', ','],
  /** Precedes the hundredths. */
  decimal: '.',
  /** In ISO 4217. */
  code: 'ZAR',
  /** In ISO 3166-1: the country in which the offers apply. */
  country: 'ZA',
  /** Of the IANA database: where promotions end at midnight. */
  timeZone: 'Africa/Johannesburg',
} as const satisfies Currency;
