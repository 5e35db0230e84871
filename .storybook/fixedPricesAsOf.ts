/** The prices' date in every story: otherwise a new price would change each picture of a page. */
export const pricesAsOf = '2026-01-31';
