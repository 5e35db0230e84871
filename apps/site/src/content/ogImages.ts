import type { PodcastBundle } from '@agency/pricing-data';

const level = ({ level }: Pick<PodcastBundle, 'level'>) =>
  level === 'Custom' ? level : `Level ${level}`;

/** The words of the OG images, besides those of the pages. */
export const ogImageContent = {
  popular: 'Popular',
  level,
  /** A bundle's full name. */
  bundle: (bundle: PodcastBundle) => `${bundle.tier} ${level(bundle)}`.trim(),
  perMonth: 'per month',
  episodes: (episodes: number | 'Custom') =>
    `${episodes} ${episodes === 1 ? 'episode' : 'episodes'} per month`,
  /** The alternative text: what the image shows. */
  alt: (heading: string, view: string, offers: readonly string[]) =>
    `${heading}, ${view}: ${offers.join('; ')}.`,
};
