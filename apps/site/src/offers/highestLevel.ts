import type { PodcastBundle } from '@agency/pricing-data';

/** The highest level of offers side by side, at which the scale of their meters ends. */
export const highestLevel = (offers: readonly Partial<Pick<PodcastBundle, 'level'>>[]): number =>
  Math.max(1, ...offers.flatMap(({ level }) => (typeof level === 'number' ? level : [])));
