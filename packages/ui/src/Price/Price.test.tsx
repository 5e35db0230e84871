import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from './Price.tsx';

/** The parts of a price that are drawn apart; its figures are the text between them. */
async function parts(price: ReactElement) {
  const { container } = await render(price);
  return Array.from(
    container.firstElementChild?.childNodes ?? [],
    ({ textContent }) => textContent,
  );
}

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
])('%j is drawn by its parts, which read back exactly as given', async (price, expected) => {
  expect(await parts(<Price>{price}</Price>)).toEqual(expected);
});

test('text in several pieces is one price', async () => {
  const amount = 45;
  expect(await parts(<Price>£{amount} pm</Price>)).toEqual(['£', '45', ' pm']);
  expect(await parts(<Price>{0}</Price>)).toEqual(['0']);
});

test('a node is shown as it is', async () => {
  expect(
    await parts(
      <Price>
        <del>£60</del> £45
      </Price>,
    ),
  ).toEqual(['£60', ' £45']);
});

test('currency and suffix may be given apart from the figures', async () => {
  expect(
    await parts(
      <Price currency="€" suffix="per month">
        1 200
      </Price>,
    ),
  ).toEqual(['€', '1 200', ' ', 'per month']);
  expect(
    await parts(
      <Price currency={<abbr title="Rand">R</abbr>} suffix="pm">
        <output>1 200</output>
      </Price>,
    ),
  ).toEqual(['R', '1 200', ' ', 'pm']);
});

test('the currency is smaller than the figures and raised', async () => {
  await render(<Price size="headline">R5 450 pm</Price>);
  const currency = page.getByText('R', { exact: true }).element();
  const price = currency.parentElement as Element;
  expect(Number.parseFloat(getComputedStyle(currency).fontSize)).toBeLessThan(
    Number.parseFloat(getComputedStyle(price).fontSize),
  );
  expect(currency.getBoundingClientRect().bottom).toBeLessThan(
    price.getBoundingClientRect().bottom - 8,
  );
});

test('a price stays on one line while there is room for its figures', async () => {
  const { container } = await render(
    <p style={{ width: '6.5em', fontSize: '20px' }}>
      From <Price>R16 450</Price>
    </p>,
  );
  expect(container.querySelector('p span')?.getClientRects()).toHaveLength(1);
});

test('figures are as wide as each other, so that prices align', async () => {
  await render(
    <>
      <Price id="ones">R11 111</Price> <Price id="eights">R88 888</Price>
    </>,
  );
  const width = (id: string) => document.getElementById(id)?.getBoundingClientRect().width;
  expect(width('ones')).toBe(width('eights'));
});
