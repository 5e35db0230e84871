import { currency } from './currency.ts';

/** A day in ISO 8601: '2026-01-31'. */
export type IsoDate = `${number}-${number}-${number}`;

/** Returns whether a value is a real calendar day in ISO 8601. */
export function isDay(value: unknown): value is IsoDate {
  const time = Date.parse(`${value}T00:00Z`);
  // `Date` reads 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/** Returns the date at an instant, by default in the company's time zone. */
export const dayAt = (time: number, timeZone: string = currency.timeZone): IsoDate =>
  // The locale `sv-SE` formats dates as in ISO 8601.
  new Date(time).toLocaleDateString('sv-SE', { timeZone }) as IsoDate;

/** Returns the instant when a day ends, in ISO 8601; by default in the company's time zone. */
export function endOf(day: IsoDate, timeZone: string = currency.timeZone): string {
  // A date ends earliest in UTC+14, at 10:00 UTC on that date. Offsets are multiples of 15 minutes, hence the step.
  let end = Date.parse(`${day}T10:00Z`);
  while (dayAt(end, timeZone) <= day) end += 15 * 60_000;
  return new Date(end).toISOString();
}
