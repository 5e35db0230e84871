/** Precedes the date of the last price change. */
export const pricesAsOfLabel = 'Prices as of';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day in ISO 8601 in words: '31 January 2026'. Not by `Intl`, which takes a cheap phone 50 ms for its
 * first date.
 */
export function dateInWords(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}
