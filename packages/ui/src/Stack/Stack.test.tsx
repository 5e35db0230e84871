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
