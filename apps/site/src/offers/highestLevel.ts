import type { PodcastBundle } from '@agency/pricing-data';

/** The highest level of offers side by side: the end of their meters' scale. */
export const highestLevel = (offers: readonly Partial<Pick<PodcastBundle, 'level'>>[]): number =>
  Math.max(1, ...offers.flatMap(({ level }) => (typeof level === 'number' ? level : [])));
