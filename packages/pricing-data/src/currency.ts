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
  /** The sign before the figures, with any space after it: 'R', 'CHF '. Empty if the sign follows. */
  sign: 'R',
  /** The sign after the figures, with any space before it: ' kr'. Empty if the sign precedes. */
  signAfter: '',
  /** The allowed thousands separators. A sum uses the first if the price it is computed from has none. */
  thousands: [' ', ','],
  /** The decimal separator. */
  decimal: '.',
  /** The ISO 4217 code. */
  code: 'ZAR',
  /** The ISO 3166-1 code of the country in which the offers apply. */
  country: 'ZA',
  /** The IANA time zone in which promotions end at midnight. */
  timeZone: 'Africa/Johannesburg',
} as const satisfies Currency;
