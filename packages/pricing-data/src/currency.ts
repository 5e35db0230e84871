export interface Currency {
  sign: string;
  signAfter: string;
  thousands: readonly [string, ...string[]];
  decimal: string;
  code: string;
  country: string;
  timeZone: string;
}

/** The currency of all prices, sums and amounts, and the form in which they are written. */
export const currency = {
  /** Precedes the figures, with its space if there is one: 'R', 'CHF '. '' if the sign follows. */
  sign: 'R',
  /** Follows the figures, with its space: ' kr'. '' if the sign precedes. */
  signAfter: '',
  /** The allowed thousands separators. A sum uses the first if its price has none. */
  thousands: [' ', ','],
  /** Precedes the hundredths. */
  decimal: '.',
  /** The ISO 4217 code. */
  code: 'ZAR',
  /** The ISO 3166-1 code of the country in which the offers apply. */
  country: 'ZA',
  /** The IANA time zone, at whose midnight promotions end. */
  timeZone: 'Africa/Johannesburg',
} as const satisfies Currency;
