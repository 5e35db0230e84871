/** The currency of all prices, with its country. */
export const currency = {
  /** Precedes the figures, with a space if the business writes one: 'R', 'KSh '. */
  sign: 'R',
  /** In ISO 4217. */
  code: 'ZAR',
  /** In ISO 3166-1: where the offers apply. */
  country: 'ZA',
  /** Of the IANA database: where promotions end at midnight. */
  timeZone: 'Africa/Johannesburg',
} as const;
