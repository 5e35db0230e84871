import { pricePeriod } from './offers.ts';
import { cardLabels, levelName } from './podcasting.ts';

/* The words of OG images only. */

export const popular = cardLabels.featured;
export const level = levelName;
export const perMonth = pricePeriod;

/** The image's alternative text. */
export const alt = (
  heading: string,
  view: string,
  offers: readonly string[],
  taxNote: string | undefined,
) =>
  `${[heading, view].filter(Boolean).join(', ')}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`;
