import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from './Price.tsx';

const prices = [
  'R5 450 pm',
  'R62,450',
  'R0',
  'R5 450 ',
  '€1.299,00 / month',
  '1 299 kr',
  'ZAR 999',
  'CHF 1’299',
  'Enquire',
  'Custom quote',
  'From R5 450 to R8 450',
  'From £45',
  'ab 45 € pro Monat',
  ' R5 450',
  '',
];

test.each(prices)('%j reads back exactly as given', async (price) => {
  const { container } = await render(<Price>{price}</Price>);
  expect(container.textContent).toBe(price);
});

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
  // What is before a figure with its currency behind it is no currency.
  ['ab 45 €', ['ab ', '45', ' €']],
  ['À partir de 45 €', ['À partir de ', '45', ' €']],
])('%j is drawn by its parts', async (price, expected) => {
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

test('a price of only a number, or only words, is not split', async () => {
  await render(
    <>
      <Price>4 999</Price> <Price>Custom quote</Price>
    </>,
  );
  await expect.element(page.getByText('4 999', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Custom quote', { exact: true })).toBeVisible();
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
