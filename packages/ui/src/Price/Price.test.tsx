import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { boxOf, boxOfCharacter, styleOf, textNodesIn } from '../testing/helpers.ts';
import { Price, type PriceProps } from './Price.tsx';

test.each([
  ['CHF 1’200', ['CHF ', '1’200']],
  ['R5 450 ', ['R', '5 450', ' ']],
  ['From R5 450 to R8 450', ['From R5 450 to R8 450']],
  ['From 45 – 60 € a day', ['From ', '45', ' – ', '60', ' €', ' a day']],
  ['R5 450-R8 450 pm', ['R', '5 450', '-', 'R', '8 450', ' pm']],
  ['2026-11-22', ['2026-11-22']],
  // Numbers in the words after a price are not part of the price.
  ['£45 for 2 hours', ['£', '45', ' for 2 hours']],
  ['£45 (2 people)', ['£', '45', ' (2 people)']],
  ['45 € für 2–3 Stunden', ['45', ' €', ' für 2–3 Stunden']],
  ['€45–€60 for 2 hours', ['€', '45', '–', '€', '60', ' for 2 hours']],
  ['Buy 2 get 1 free', ['Buy 2 get 1 free']],
  ['€45 – a day', ['€', '45', ' – a day']],
  ['45 US$', ['45', ' US$']],
  ['499,00 zł / mies.', ['499,00', ' zł', ' / mies.']],
  // Digits can be from any script, and separators can be Arabic.
  ['١٬١٩٠٫٥٠ ر.س', ['١٬١٩٠٫٥٠', ' ر.س']],
  ['₹१,००,०००', ['₹', '१,००,०००']],
  // The direction marks that `Intl.NumberFormat` adds are removed.
  ['\u200f١٬١٩٠ ج.م.\u200f', ['١٬١٩٠', ' ج.م.']],
  ['Custom quote', ['Custom quote']],
  ['', []],
  // If a currency follows the figure, the text before the figure is not a currency.
  ['ab 390 Kč im Monat', ['ab ', '390', ' Kč', ' im Monat']],
  [
    ['£', 45, ' pm'],
    ['£', '45', ' pm'],
  ],
  [0, ['0']],
])('%j is split into the parts %j', (children, expected) => expectParts({ children }, expected));

test('a previous price is struck through, with the word ‘was’ for screen readers', async () => {
  const { container } = await render(
    <div style={{ width: 96, fontSize: 24 }}>
      <Price was="1.249,00 €">1.089,50 €</Price>
    </div>,
  );
  expect(container.textContent).toBe('1.089,50 € was 1.249,00 €');
  const previous = container.querySelector('s') as Element;
  expect(previous.textContent).toBe('was 1.249,00 €');
  expect(styleOf(previous).textDecorationLine).toBe('line-through');
  expect(previous.getClientRects()).toHaveLength(1);
  const { top } = boxOf(container.querySelector('span') as Element);
  expect(boxOf(previous).top).toBeGreaterThan(top + 12);
});

test('parts render as given, without being parsed', () =>
  expectParts({ children: { currency: 'KSh ', figure: '4-9', after: ' pm' } }, [
    'KSh ',
    '4-9',
    ' pm',
  ]));

test('children that contain an element render unchanged', () =>
  expectParts({ children: [<del key="1">£60</del>, ' £45'] }, ['£60', ' £45']));

async function expectParts(props: PriceProps, expected: string[]) {
  const { container } = await render(<Price {...props} />);
  expect(textNodesIn(container).map(({ data }) => data)).toEqual(expected);
}

test('browsers may translate words, but not figures or the unit after them', async () => {
  const { container } = await render(<Price was="R5 999">From R4 999 pm</Price>);
  const kept = textNodesIn(container).filter(({ parentElement }) =>
    parentElement?.closest('[translate="no"]'),
  );
  expect(kept.map(({ data }) => data)).toEqual(['R', '4 999', ' pm', 'R5 999']);
});

test.each(['€ 1 190', '1 190 €', 'ر.س 1 190', '1 190–1 290 €', '١ ١٩٠ €'])(
  'the figures of %j stay in order in right-to-left text',
  async (price) => {
    const { container } = await render(
      <p dir="rtl" lang="ar">
        السعر <Price>{price}</Price> شهريًا
      </p>,
    );
    const figures = textNodesIn(container).filter(({ data }) => /^[1١] [12١][9٩][0٠]$/.test(data));
    const lefts = figures.flatMap((text) => [0, 4].map((at) => boxOfCharacter(text, at).left));
    expect(lefts.length).toBeGreaterThan(0);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(container).toHaveTextContent(`السعر ${price} شهريًا`);
  },
);
