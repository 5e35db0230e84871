/** The parts of a price that are styled separately. */
export interface PriceParts {
  /** Words before the currency: 'From '. */
  readonly before: string;
  readonly currency: string;
  /** The figures with their separators; undefined for words such as 'Enquire'. */
  readonly figure: string | undefined;
  /** A currency sign after the figures, with the space before it: ' €'. */
  readonly currencyAfter: string;
  /** Text after the figures: ' pm'. */
  readonly after: string;
}

// Words, a currency, a figure with separators, a currency sign, text. A currency is up to three letters
// and a sign ('US$', 'CHF', '₹'), never a longer word ('From'). Digits (`Nd`) and separators are those
// of any script.
const form =
  /^((?:\P{Nd}*?\s)??)([^\p{Nd}\s]{0,3}\p{Sc}?\s?)(\p{Nd}(?:[\p{Nd}\s.,'’٫٬]*\p{Nd})?)(\s?[^\p{Nd}\s]{0,3}\p{Sc})?(\P{Nd}*)$/u;

/** Direction marks of `Intl.NumberFormat`; the parts' elements isolate their text instead. */
const marks = /[\u061c\u200e\u200f]/g;

/** Splits a price, as the business writes it in any currency, into parts to style separately. */
export function priceParts(text: string): PriceParts {
  const [, before = '', currency = '', figure, currencyAfter = '', after = ''] =
    form.exec(text.replaceAll(marks, '')) ?? [];
  // If the currency follows the figures ('ab 45 €'), the text before them is words.
  return currencyAfter
    ? { before: before + currency, currency: '', figure, currencyAfter, after }
    : { before, currency, figure, currencyAfter, after };
}

/** The two prices of a range and the dash between them ('€45–€60'); undefined for any other text. */
export function priceRange(text: string): [PriceParts, dash: string, PriceParts] | undefined {
  const [from = '', dash = '', to = '', ...more] = text.split(/(\s?[-–—]\s?)/);
  const [low, high] = [priceParts(from), priceParts(to)];
  return low.figure && high.figure && more.length === 0 ? [low, dash, high] : undefined;
}
