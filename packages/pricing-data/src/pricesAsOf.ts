/** A day in ISO 8601: '2026-01-31'. */
export type IsoDate = `${number}-${number}-${number}`;

/** The day on which a price last changed. `pnpm accept` sets it. */
export const pricesAsOf: IsoDate = '2026-11-20';
