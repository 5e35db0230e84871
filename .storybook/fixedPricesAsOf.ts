/** Replaces the real date, because each price change would otherwise change the screenshots. */
export const pricesAsOf = '2026-01-31';
