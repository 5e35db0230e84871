/** A day in ISO 8601: '2026-01-31'. */
export type IsoDate = `${number}-${number}-${number}`;

/** Whether a value is a day of the calendar in ISO 8601. */
export function isDay(value: unknown): value is IsoDate {
  const time = Date.parse(`${value}T00:00Z`);
  // `Date` accepts 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}
