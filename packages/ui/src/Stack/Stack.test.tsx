import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxesOf } from '../testing/helpers.ts';
import { Stack } from './Stack.tsx';

const children = ['One', 'Two', 'Three'].map((name) => (
  <button key={name} type="button" style={{ width: '100px' }}>
    {name}
  </button>
));
const boxes = () => boxesOf(page.getByRole('button'));

test('a column spaces its children evenly, without space around them', async () => {
  await render(<Stack gap={5}>{children}</Stack>);
  const [one, two, three] = boxes();
  expect(one?.top).toBe(0);
  expect(Number(two?.top) - Number(one?.bottom)).toBe(24);
  expect(Number(three?.top) - Number(two?.bottom)).toBe(24);
});

test('a row follows the text direction, and wraps', async () => {
  await render(
    <div style={{ width: '250px' }} dir="rtl">
      <Stack direction="row">{children}</Stack>
    </div>,
  );
  const [one, two, three] = boxes();
  expect(two?.right).toBe(Number(one?.left) - 16);
  expect(three?.right).toBe(one?.right);
  expect(three?.top).toBe(Number(one?.bottom) + 16);
});
