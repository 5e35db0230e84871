/** A price split into parts that are styled separately. */
export interface PriceParts {
  /** Words before the currency: 'From '. */
  readonly before?: string | undefined;
  /** The currency before the figures, with the space after it: 'KSh '. */
  readonly currency?: string | undefined;
  /** The figures with their separators: '4 999'. */
  readonly figure: string;
  /** The currency after the figures, with the space before it: ' €'. */
  readonly currencyAfter?: string | undefined;
  /** Text after the figures: ' pm'. */
  readonly after?: string | undefined;
}

/** The parts of a `Price`'s text. `figure` is undefined if the text contains no price, as in 'Enquire'. */
export type TextParts = Required<Omit<PriceParts, 'figure'>> & {
  readonly figure: string | undefined;
};

// Matches words, a currency, a figure, a currency after it, and trailing text. A currency has up to
// three letters and an optional sign ('US$', 'CHF', '₹'), unlike 'From'. Digits (`Nd`) can be from
// any script. Letters after the figure are a currency if they end the string or precede '/' ('zł'),
// or if they are capitalised ('Kč'). The trailing text can contain numbers: 'for 2 hours'.
const form =
  /^(|\P{Nd}*?\s)([^\p{Nd}\s]{0,3}\p{Sc}?\s?)(\p{Nd}(?:[\p{Nd}\s.,'’٫٬]*\p{Nd})?)(\s?(?:[^\p{Nd}\s]{0,3}\p{Sc}|\p{L}{2,3}(?!\s*[^\s/])|\p{Lu}\p{L}{1,2}(?=\s)))?(\P{Nd}*|(?:\P{Nd}*[\s(]\p{Nd}[\p{Nd}.,–-]*[\s-]?\p{L})+\P{Nd}*)$/u;

/** The direction marks that `Intl.NumberFormat` adds. `Price` needs none, as CSS isolates its text. */
const marks = /[\u061c\u200e\u200f]/g;

export function priceParts(text: string): TextParts {
  let [, before = '', currency = '', figure, currencyAfter = '', after = ''] =
    form.exec(text.replaceAll(marks, '')) ?? [];
  // Neither number in 'Buy 2 get 1 free' is a price.
  const isPrice = currencyAfter || !/^$|^\p{Ll}|\p{Ll}{2}/u.test(currency);
  if (!isPrice && /\p{Nd}/u.test(after)) figure = undefined;
  // In 'R5 450 pm', the letters after the figure are a unit; in 'od 45 zł', 'od' is a word.
  if (/^\P{Ll}/u.test(currency) && /\p{L}$/u.test(currencyAfter)) {
    after = currencyAfter + after;
    currencyAfter = '';
  } else if (currencyAfter) {
    before += currency;
    currency = '';
  }
  return { before, currency, figure, currencyAfter, after };
}

export function priceRange(text: string): [TextParts, dash: string, TextParts] | undefined {
  const [from = '', dash = '', to = '', ...more] = text.split(/(\s?[-–—]\s?)/);
  const [low, high] = [priceParts(from), priceParts(to)];
  return low.figure && high.figure && more.length === 0 ? [low, dash, high] : undefined;
}
