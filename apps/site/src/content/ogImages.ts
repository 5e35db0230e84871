import { cardLabels, levelName } from './podcasting.ts';

/** The words of OG images only. */
export const ogImageContent = {
  popular: cardLabels.featured,
  level: levelName,
  perMonth: 'per month',
  /** The image's alternative text. */
  alt: (heading: string, view: string, offers: readonly string[], taxNote: string | undefined) =>
    `${heading}, ${view}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`,
};
