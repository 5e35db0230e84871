import { bundleName, levelName } from './podcasting.ts';

/** The words of the OG images, besides those of the pages. */
export const ogImageContent = {
  popular: 'Popular',
  level: levelName,
  /** A bundle's full name. */
  bundle: bundleName,
  perMonth: 'per month',
  episodes: (episodes: number | 'Custom') =>
    `${episodes} ${episodes === 1 ? 'episode' : 'episodes'} per month`,
  /** The alternative text: what the image shows. */
  alt: (heading: string, view: string, offers: readonly string[], taxNote: string | undefined) =>
    `${heading}, ${view}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`,
};
