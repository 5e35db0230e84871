/** Replaces the real date, which would change screenshots with each new price. */
export const pricesAsOf = '2026-01-31';
