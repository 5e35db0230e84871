import { language } from './language.ts';

/** Precedes the date of the last price change. */
export const pricesAsOfLabel = 'Prices as of';

/** A day in ISO 8601 in words: '31 January 2026'. */
export const dateInWords = (day: string): string =>
  new Date(day).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
