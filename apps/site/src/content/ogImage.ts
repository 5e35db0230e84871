/** The alternative text of an OG image. */
export const alt = (
  heading: string,
  view: string,
  offers: readonly string[],
  taxNote: string | undefined,
) =>
  `${[heading, view].filter(Boolean).join(', ')}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`;
