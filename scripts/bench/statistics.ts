/** What several visits say about one figure. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The spread of the values that were measured, or `undefined` where none was. */
export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  return { median: medianOf(sorted), min, max };
}

/** The middle of a list, or the mean of its two middle values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
