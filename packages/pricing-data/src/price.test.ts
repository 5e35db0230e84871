import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isQuote, type MonthlyPrice, parsePrice, quotes, withAmount } from './price.ts';

const rand = vi.hoisted(() => ({
  sign: 'R',
  signAfter: '',
  thousands: [' ', ','],
  decimal: '.',
}));
vi.mock('./currency.ts', () => ({ currency: rand }));

const parse = (text: string) => parsePrice(text as `R${string}`) as MonthlyPrice;

test.each([
  [rand, 'R15 999', 'R95 994.50'],
  [{ sign: '€', signAfter: '', thousands: ['.'], decimal: ',' }, '€15.999', '€95.994,50'],
  [{ sign: '', signAfter: ' kr', thousands: [' '], decimal: ',' }, '15 999 kr', '95 994,50 kr'],
  [{ sign: 'CHF ', signAfter: '', thousands: ["'"], decimal: '.' }, "CHF 15'999", "CHF 95'994.50"],
  [{ sign: '$', signAfter: '', thousands: [','], decimal: '.' }, '$15,999', '$95,994.50'],
])('prices and amounts have the form that the currency defines: %o', async (own, text, sum) => {
  vi.resetModules();
  vi.doMock('./currency.ts', () => ({ currency: own }));
  const { parsePrice, withAmount } = await import('./price.ts');
  const price = parsePrice(`${text} pm` as 'Enquire') as unknown as MonthlyPrice;
  const { currency, figure, currencyAfter, after, amount } = price;
  expect([currency + figure + currencyAfter, after, amount]).toEqual([text, ' pm', 15999]);
  expect(withAmount({ ...price, after: '' }, 95994.5).text).toBe(sum);
  const otherForm = '£15:999' as 'Enquire';
  const both = `such as '${text.replace('15', '12').replace('999', '345')}'.*'£15:999'`;
  expect(() => parsePrice(otherForm)).toThrow(new RegExp(both.replaceAll('$', '\\$')));
});

/** Groups digits in threes from the right, independently of the parser. */
const grouped = (amount: number, separator: string): string =>
  amount.toLocaleString('en-US').replaceAll(',', separator);

const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test('every positive whole number is a price, with either separator and with or without ‘pm’', () => {
  const [separators, suffixes] = [fc.constantFrom(' ', ','), fc.constantFrom('', ' pm')];
  fc.assert(
    fc.property(amounts, separators, suffixes, (amount, separator, after) => {
      const figure = grouped(amount, separator);
      const text = `R${figure}${after}`;
      const price = { text, currency: 'R', figure, currencyAfter: '', after, amount };
      expect(parse(text)).toEqual(price);
    }),
  );
  for (const quote of quotes) expect(parsePrice(quote)).toBe(quote);
});

test('the error message escapes a no-break space', () => {
  expect(() => parse('R1\u00a0234')).toThrow(/1\\u\{a0\}234'$/);
});

test('a string that is not exactly a price or a quote does not parse', () => {
  // Composes strings from parts of prices, so that near misses are common.
  const pieces = fc.constantFrom('R', 'r', ' ', ',', '.', 'pm', '0', '1', '49', '999', '\u00a0');
  const nearMiss = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(nearMiss, fc.string(), fc.string({ unit: 'binary' })), (text) => {
      let price: ReturnType<typeof parsePrice>;
      try {
        price = parse(text);
      } catch {
        return true;
      }
      if (isQuote(price)) return price === text;
      const { amount } = price;
      const figures = [' ', ','].map((separator) => `R${grouped(amount, separator)}`);
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
])('withAmount writes an amount in the given price’s form: %s, %d', (price, amount, text) => {
  expect(withAmount(parse(price), amount)).toMatchObject({ amount, text });
});
