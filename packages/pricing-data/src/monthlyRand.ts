/** Texts that stand where a price would, when the price is agreed with each client. */
export const quotes = ['Enquire', 'Custom quote'] as const;

/** A text that stands where a price would. */
export type Quote = (typeof quotes)[number];

/** A price as the business writes it: 'R4 999 pm', 'R15 999', 'R59,499', or a quote. */
export type Price = Quote | `R${string}`;

// Thousands are always separated, by spaces or by commas but never both, and nothing leads with
// a zero: a slip such as 'R59,49' must stop the build, not become a number.
const rand = /^R([1-9]\d{0,2}(?:(?: \d{3})*|(?:,\d{3})*))(?: pm)?$/;

/**
 * The number of rand per month that a price text states, or `undefined` for a quote.
 *
 * @throws if the text is neither a price nor a quote.
 * @example
 * monthlyRand('R4 999 pm') // 4999
 * monthlyRand('R59,499') // 59499
 * monthlyRand('Enquire') // undefined
 */
export function monthlyRand(price: string): number | undefined {
  if ((quotes as readonly string[]).includes(price)) return undefined;
  const digits = typeof price === 'string' ? rand.exec(price)?.[1] : undefined;
  const amount = Number(digits?.replace(/[ ,]/g, ''));
  if (Number.isSafeInteger(amount)) return amount;
  throw new Error(
    "expected a price such as 'R4 999 pm', 'R15 999' or 'R59,499', or a quote " +
      `(${quotes.map((quote) => `'${quote}'`).join(' or ')}), received ${received(price)}`,
  );
}

// A no-break space looks like the space that was expected: write it as an escape.
function received(price: unknown): string {
  if (typeof price !== 'string') return `a value of type ${typeof price}`;
  const escaped = (char: string) => `\\u{${char.codePointAt(0)?.toString(16)}}`;
  return `'${price.replace(/[^ -~]/gu, escaped)}'`;
}
