import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthlyRand, withAmount } from './index.ts';

/** Groups digits in threes from the right, independently of the parser. */
const grouped = (amount: number, separator: string): string =>
  amount.toLocaleString('en-US').replaceAll(',', separator);

const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('monthlyRand parses every form of price', () => {
  test.each(['Enquire', 'Custom quote'])('%s has no amount', (quote) => {
    expect(monthlyRand(quote)).toBeUndefined();
  });

  test('any whole number parses, with spaces or commas, per month or not', () => {
    const [separators, suffixes] = [fc.constantFrom(' ', ','), fc.constantFrom('', ' pm')];
    fc.assert(
      fc.property(amounts, separators, suffixes, (amount, separator, suffix) => {
        expect(monthlyRand(`R${grouped(amount, separator)}${suffix}`)).toBe(amount);
      }),
    );
  });
});

describe('monthlyRand throws for any other text', () => {
  // The property test below tries more.
  test.each([
    ...['', 'R', 'R0', 'R05,000', 'R12,34', 'R1234', 'R1 234,567', 'R1  234 pm', 'R1 234pm'],
    ...['R1 234 pm\n', 'R1\u00a0234 pm', 'R1 234.00', 'R-1 234', 'ZAR 1 234', 'enquire'],
    ...['R９ ９９９', 'R9 999 999 999 999 999'],
  ])('%j', (price) => {
    expect(() => monthlyRand(price)).toThrow(/^expected a price such as/);
  });

  test('the message names the received value, also a no-break space', () => {
    expect(() => monthlyRand('R1\u00a0234')).toThrow(/or a quote .*, received 'R1\\u\{a0\}234'$/);
    expect(() => monthlyRand(1234 as unknown as string)).toThrow(/, received 1234$/);
  });

  test('a text that is not exactly a price never becomes a number', () => {
    // Composes texts from the parts of prices, so that near misses are common.
    const pieces = fc.constantFrom('R', 'r', ' ', ',', '.', 'pm', '0', '1', '49', '999', '\u00a0');
    const nearMiss = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(nearMiss, fc.string(), fc.string({ unit: 'binary' })), (text) => {
        let rand: number | undefined;
        try {
          rand = monthlyRand(text);
        } catch {
          return true;
        }
        const forms = [' ', ','].flatMap((separator) =>
          ['', ' pm'].map((suffix) => `R${grouped(rand ?? 0, separator)}${suffix}`),
        );
        return [...forms, 'Enquire', 'Custom quote'].includes(text);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('withAmount writes an amount in the form of the price', () => {
  test.each([
    ['R1 234 pm', 5678.9, 'R5 678.90 pm'],
    ['R12,345', 1234567, 'R1,234,567'],
    ['R950 pm', 1092.5, 'R1 092.50 pm'],
    ['R12 345', 0.75, 'R0.75'],
  ])('%s, with %d', (price, amount, written) => {
    expect(withAmount(price, amount)).toBe(written);
  });

  test.each(['Enquire', 'R12,34', 'R1.50'])('%s has no amount to replace', (price) => {
    expect(() => withAmount(price, 1)).toThrow(/^expected a price with an amount, received/);
  });
});
