import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import { boxesOf } from '../testing/helpers.ts';
import { Grid, type GridProps } from './Grid.tsx';

const boxes = () => boxesOf(page.getByRole('article'));

const names = ['Elite', 'Initiate', 'Novice', 'End Game', 'Encore', 'Debut', 'Solo', 'Finale'];

async function renderAt(width: number, count: number, columns?: GridProps['columns']) {
  await page.viewport(width, 800);
  await render(
    <Grid columns={columns}>
      {names.slice(0, count).map((name) => (
        <OfferCard key={name} heading={name} prices={[{ price: 'R1 999' }]} items={['Piano']} />
      ))}
    </Grid>,
  );
}

test.each([
  [360, 4, undefined, 1],
  [1024, 4, undefined, 2],
  [1280, 4, undefined, 4],
  [1280, 4, 2, 2],
  [1280, 3, undefined, 3],
  [1280, 5, undefined, 3],
  [1280, 1, undefined, 1],
  [1024, 3, undefined, 3],
] as const)(
  'at %i px, %i cards with `columns={%s}` are in %i columns',
  async (width, count, columns, shown) => {
    await renderAt(width, count, columns);
    expect(new Set(boxes().map(({ left }) => left)).size).toBe(shown);
  },
);

test('the first of three cards in two columns takes a whole row', async () => {
  await renderAt(768, 3);
  const [first, second, third] = boxes();
  expect(first?.left).toBe(second?.left);
  expect(second?.top).toBe(third?.top);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.NaN);
  expect(third?.right).toBe(first?.right);
  // Regression: while the page streamed in, a card moved when the parser added the next card.
  for (const card of page.getByRole('article').elements().slice(1).reverse()) {
    card.remove();
    expect(boxes()[0]?.toJSON()).toEqual(first?.toJSON());
  }
});

test('prices align across four narrow cards, even beside a quantity', async () => {
  const rooms = [
    { quantity: '1 lesson', price: '£12' },
    { quantity: '1 lesson', detail: 'for beginners', price: '£9' },
    { detail: 'an evening', price: '£140' },
    { price: '£80' },
  ];
  await page.viewport(1280, 800);
  await render(
    <div style={{ width: 1216 }}>
      <Grid>
        {rooms.map((room) => (
          <OfferCard key={room.price} heading="Room" prices={[room, room]} />
        ))}
      </Grid>
    </div>,
  );
  const quantity = boxesOf(page.getByText('1 lesson'))[0];
  const [price, ...others] = rooms.map((room) => boxesOf(page.getByText(room.price))[0]?.bottom);
  expect(price).toBeGreaterThan(quantity?.top ?? 0);
  expect(boxesOf(page.getByText('£12'))[0]?.top).toBeLessThan(quantity?.bottom ?? 0);
  for (const other of others) expect(other).toBeCloseTo(price ?? 0, 0);
});
