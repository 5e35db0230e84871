import { currency } from './currency.ts';

/** A day in ISO 8601: '2026-01-31'. */
export type IsoDate = `${number}-${number}-${number}`;

/** Whether a value is a day of the calendar in ISO 8601. */
export function isDay(value: unknown): value is IsoDate {
  const time = Date.parse(`${value}T00:00Z`);
  // `Date` accepts 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/** The instant at which a day ends in the company's country, in ISO 8601. */
export function endOf(day: IsoDate, timeZone: string = currency.timeZone): string {
  const midnight = Date.parse(`${day}T24:00Z`);
  // The format of `sv-SE` is that of ISO 8601.
  const aheadAt = (time: number) =>
    Date.parse(`${new Date(time).toLocaleString('sv-SE', { timeZone })}Z`) - time;
  // Not `midnight - aheadAt(midnight)`: the clocks may change in between.
  return new Date(midnight - aheadAt(midnight - aheadAt(midnight))).toISOString();
}
