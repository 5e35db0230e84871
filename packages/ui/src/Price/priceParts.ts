/** The parts of a price that are styled separately. */
export interface PriceParts {
  /** Words before the currency: 'From '. */
  readonly before: string;
  readonly currency: string;
  /** The figures with their separators; undefined for words such as 'Enquire'. */
  readonly figure: string | undefined;
  /** Text after the figures: ' pm'. */
  readonly after: string;
}

// Words, a short currency, one figure with its separators, and text after it. Up to three letters
// and a sign are a currency ('US$', 'CHF', '₹'); a longer word ('From') is not.
const form = /^((?:\D*?\s)??)([^\d\s]{0,3}\p{Sc}?\s?)(\d(?:[\d\s.,'’]*\d)?)(\D*)$/u;

/** Splits a price, as the business writes it in any currency, into parts to style separately. */
export function priceParts(text: string): PriceParts {
  const [, before = '', currency = '', figure, after = ''] = form.exec(text) ?? [];
  // If the currency follows the figures ('ab 45 €'), the text before them is words.
  return /\p{Sc}/u.test(after)
    ? { before: before + currency, currency: '', figure, after }
    : { before, currency, figure, after };
}
