import { expect, test } from 'vitest';
import { endOf, type IsoDate, isDay } from './index.ts';

test.each<[timeZone: string, day: IsoDate, end: string]>([
  ['Africa/Johannesburg', '2026-12-24', '2026-12-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-07-31', '2026-07-31T22:00:00.000Z'],
  ['Europe/Berlin', '2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['America/New_York', '2027-02-28', '2027-03-01T05:00:00.000Z'],
  // The clocks change between local midnight and midnight UTC.
  ['Australia/Sydney', '2026-10-03', '2026-10-03T14:00:00.000Z'],
  // The clocks change at midnight: forwards, then back.
  ['America/Santiago', '2026-09-05', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '2026-04-05T04:00:00.000Z'],
])('in %s, %s ends at %s', (timeZone, day, end) => {
  expect(endOf(day, timeZone)).toBe(end);
});

test.each(['2026-02-30', '2026-02', '26-02-01', '2026-02-01T00:00Z', '', undefined])(
  '%j is not a day',
  (value) => {
    expect(isDay(value)).toBe(false);
  },
);
