/** The date of the prices in every story. A live date would change every page's screenshot with each new price. */
export const pricesAsOf = '2026-01-31';
