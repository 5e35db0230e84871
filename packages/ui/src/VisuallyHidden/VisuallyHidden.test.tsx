import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/helpers.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('the text is part of the accessible name, and takes up no room', async () => {
  await render(
    <button type="button">
      <VisuallyHidden>Close the menu</VisuallyHidden>
    </button>,
  );
  await expect.element(page.getByRole('button', { name: 'Close the menu' })).toBeInTheDocument();
  expect(boxOf(page.getByText('Close the menu'))).toMatchObject({ width: 1, height: 1 });
});

test.each(['ltr', 'rtl'])(
  'hidden text at the edge of a page adds no scrolling: %s',
  async (direction) => {
    document.documentElement.dir = direction;
    await render(
      <p style={{ textAlign: 'end' }}>
        Text <VisuallyHidden>{'with much that nobody sees '.repeat(9)}</VisuallyHidden>
      </p>,
    );
    expect(document.documentElement.scrollWidth).toBe(1280);
  },
);
