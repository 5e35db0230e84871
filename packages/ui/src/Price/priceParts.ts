/** The parts that a price is drawn by. */
export interface PriceParts {
  /** Words before the currency: 'From '. */
  readonly before: string;
  readonly currency: string;
  /** The figures with their separators; none in words such as 'Enquire'. */
  readonly figure: string | undefined;
  /** What follows: ' pm'. */
  readonly after: string;
}

// Words, a short currency, one figure with its separators, and what follows. Three letters and a sign
// are a currency ('US$', 'CHF', '₹'), a longer word is none ('From').
const form = /^((?:\D*?\s)??)([^\d\s]{0,3}\p{Sc}?\s?)(\d(?:[\d\s.,'’]*\d)?)(\D*)$/u;

/** Splits a price as the business writes it, in any currency, into what is drawn apart. */
export function priceParts(text: string): PriceParts {
  const [, before = '', currency = '', figure, after = ''] = form.exec(text) ?? [];
  // With its currency behind it ('ab 45 €'), what is before it is words.
  return /\p{Sc}/u.test(after)
    ? { before: before + currency, currency: '', figure, after }
    : { before, currency, figure, after };
}
