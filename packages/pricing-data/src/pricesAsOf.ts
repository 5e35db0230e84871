import type { IsoDate } from './days.ts';

/** The day on which a price last changed. `pnpm accept` sets it. */
export const pricesAsOf: IsoDate = '2026-11-20';
