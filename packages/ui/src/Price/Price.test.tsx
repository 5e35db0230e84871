import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Price, type PriceProps } from './Price.tsx';

test.each([
  ['US$ 1,200', ['US$ ', '1,200']],
  ['CHF 1’200', ['CHF ', '1’200']],
  ['1 200 €', ['1 200', ' €']],
  ['R$ 30', ['R$ ', '30']],
  ['AED 1,200', ['AED ', '1,200']],
  ['₹1,00,000', ['₹', '1,00,000']],
  ['S/ 120', ['S/ ', '120']],
  ['From £45', ['From ', '£', '45']],
  ['From CHF 45 a day', ['From ', 'CHF ', '45', ' a day']],
  ['R5 450 pm', ['R', '5 450', ' pm']],
  ['R5 450 ', ['R', '5 450', ' ']],
  [' R5 450', [' ', 'R', '5 450']],
  ['€1.299,00 / month', ['€', '1.299,00', ' / month']],
  ['From R5 450 to R8 450', ['From R5 450 to R8 450']],
  ['4 999', ['4 999']],
  ['Custom quote', ['Custom quote']],
  ['', []],
  // What is before a figure with its currency behind it is no currency.
  ['ab 45 €', ['ab ', '45', ' €']],
  ['À partir de 45 €', ['À partir de ', '45', ' €']],
  // Text in several pieces.
  [
    ['£', 45, ' pm'],
    ['£', '45', ' pm'],
  ],
  [0, ['0']],
])('%j is drawn by its parts, which read back exactly as given', (children, expected) =>
  expectParts({ children }, expected),
);

test.each<[PriceProps, string[]]>([
  [{ children: [<del key="1">£60</del>, ' £45'] }, ['£60', ' £45']],
  [{ children: '1 200', currency: '€', suffix: 'per month' }, ['€', '1 200', ' ', 'per month']],
  [{ children: <output>1 200</output>, currency: <abbr>R</abbr> }, ['R', '1 200']],
])('a node is shown as it is, beside a currency and a suffix of its own: %#', expectParts);

/** The parts of a price that are drawn apart; its figures are the text between them. */
async function expectParts(props: PriceProps, expected: string[]) {
  const { container } = await render(<Price {...props} />);
  const parts = container.firstElementChild?.childNodes ?? [];
  expect(Array.from(parts, ({ textContent }) => textContent)).toEqual(expected);
}

test('a price stays on one line while there is room for its figures', async () => {
  const { container } = await render(
    <p style={{ width: '6.5em', fontSize: '20px' }}>
      From <Price>R16 450</Price>
    </p>,
  );
  expect(container.querySelector('p span')?.getClientRects()).toHaveLength(1);
});
