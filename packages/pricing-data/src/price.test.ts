import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currency, isQuote, type MonthlyPrice, parsePrice, quotes, withAmount } from './index.ts';

/** A text in rand, in the catalogue's currency. */
const own = (text: string): string => text.replace('R', currency.sign);

const parse = (text: string) => parsePrice(own(text)) as MonthlyPrice;

/** Groups digits in threes from the right, independently of the parser. */
const grouped = (amount: number, separator: string): string =>
  amount.toLocaleString('en-US').replaceAll(',', separator);

const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test('any whole number is a price, with spaces or commas, per month or not; a quote stays a text', () => {
  const [separators, suffixes] = [fc.constantFrom(' ', ','), fc.constantFrom('', ' pm')];
  fc.assert(
    fc.property(amounts, separators, suffixes, (amount, separator, after) => {
      const figure = grouped(amount, separator);
      const text = currency.sign + figure + after;
      const price = { text, currency: currency.sign, figure, after, amount };
      expect(parsePrice(text)).toEqual(price);
    }),
  );
  for (const quote of quotes) expect(parsePrice(quote)).toBe(quote);
});

// The property test below tries more.
test.each([
  ...['', 'R', 'R0', 'R05,000', 'R12,34', 'R1234', 'R1 234,567', 'R1  234 pm', 'R1 234pm'],
  ...['R1 234 pm\n', 'R1\u00a0234 pm', 'R1 234.00', 'R-1 234', 'XXX 1 234', 'enquire'],
  ...['R９ ９９９', 'R9 999 999 999 999 999', 1234],
])('%j is no price: the message names the forms and the received value', (price) => {
  expect(() => parsePrice(typeof price === 'string' ? own(price) : (price as never))).toThrow(
    /^expected a price such as.* or a quote .*, received /,
  );
});

test('a no-break space is visible in the message', () => {
  expect(() => parse('R1\u00a0234')).toThrow(/1\\u\{a0\}234'$/);
});

test('a text that is not exactly a price never becomes a number', () => {
  // Composes texts from the parts of prices, so that near misses are common.
  const { sign } = currency;
  const pieces = fc.constantFrom(sign, 'r', ' ', ',', '.', 'pm', '0', '1', '49', '999', '\u00a0');
  const nearMiss = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(nearMiss, fc.string(), fc.string({ unit: 'binary' })), (text) => {
      let price: ReturnType<typeof parsePrice>;
      try {
        price = parsePrice(text);
      } catch {
        return true;
      }
      if (isQuote(price)) return price === text;
      const { amount } = price;
      const figures = [' ', ','].map((separator) => sign + grouped(amount, separator));
      return figures.flatMap((figure) => [figure, `${figure} pm`]).includes(text);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['R1 234 pm', 5678.9, 'R5 678.90 pm'],
  ['R12,345', 1234567, 'R1,234,567'],
  ['R950 pm', 1092.5, 'R1 092.50 pm'],
  ['R12 345', 0.75, 'R0.75'],
])('withAmount writes an amount in the form of the price: %s, %d', (price, amount, text) => {
  expect(withAmount(parse(price), amount)).toMatchObject({ amount, text: own(text) });
});
