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
  '',
];

test.each(prices)('%j reads back exactly as given', async (price) => {
  const { container } = await render(<Price>{price}</Price>);
  expect(container.textContent).toBe(price);
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
