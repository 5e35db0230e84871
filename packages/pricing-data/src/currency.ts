export interface Currency {
  sign: string;
  signAfter: string;
  thousands: readonly [string, ...string[]];
  decimal: string;
  code: string;
  country: string;
  timeZone: string;
}

/** The currency of all prices and amounts, and how they are written. */
export const currency = {
  /** The sign before the figures, with any space after it: 'R', 'CHF '. Empty if the sign follows. */
  sign: 'R',
  /** The sign after the figures, with any space before it: ' kr'. Empty if the sign comes first. */
  signAfter: '',
  /** The allowed thousands separators. `withAmount` uses the first if the given price has none. */
  thousands: [' ', ','],
  /** The decimal separator. */
  decimal: '.',
  /** The ISO 4217 code. */
  code: 'ZAR',
  /** The ISO 3166-1 code of the country that the offers are for. */
  country: 'ZA',
  /** The IANA time zone in which promotions end at midnight. */
  timeZone: 'Africa/Johannesburg',
} as const satisfies Currency;
