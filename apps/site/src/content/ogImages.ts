import { cardLabels, levelName } from './podcasting.ts';

/** The words that only OG images use. */
export const ogImageContent = {
  popular: cardLabels.featured,
  level: levelName,
  perMonth: 'per month',
  /** The alternative text: what the image shows. */
  alt: (heading: string, view: string, offers: readonly string[], taxNote: string | undefined) =>
    `${heading}, ${view}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`,
};
