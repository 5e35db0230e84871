import { currency } from './currency.ts';

/** A day in ISO 8601: '2026-01-31'. */
export type IsoDate = `${number}-${number}-${number}`;

/** Whether a value is a day of the calendar in ISO 8601. */
export function isDay(value: unknown): value is IsoDate {
  const time = Date.parse(`${value}T00:00Z`);
  // `Date` accepts 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/** The day at a time in the company's country. */
export const dayAt = (time: number, timeZone: string = currency.timeZone): IsoDate =>
  // The format of `sv-SE` is that of ISO 8601.
  new Date(time).toLocaleDateString('sv-SE', { timeZone }) as IsoDate;

/** The instant at which a day ends in the company's country, in ISO 8601. */
export function endOf(day: IsoDate, timeZone: string = currency.timeZone): string {
  // No time zone is further ahead of UTC, and all change on quarters of an hour.
  let end = Date.parse(`${day}T10:00Z`);
  while (dayAt(end, timeZone) <= day) end += 15 * 60_000;
  return new Date(end).toISOString();
}
