/** The words of the pictures that shared links show, besides those of the pages. */
export const ogImageContent = {
  popular: 'Popular',
  level: (level: number | 'Custom') => (level === 'Custom' ? level : `Level ${level}`),
  perMonth: 'per month',
  episodes: (episodes: number | 'Custom') =>
    `${episodes} ${episodes === 1 ? 'episode' : 'episodes'} per month`,
  /** What the picture shows, for those who cannot see it. */
  alt: (heading: string, view: string, offers: readonly string[]) =>
    `${heading}, ${view}: ${offers.join('; ')}.`,
};
