import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CloseIcon } from '../Icon/Icon.tsx';
import { boxOf, emulateMedia, styleOf } from '../testing/helpers.ts';
import { IconButton } from './IconButton.tsx';

test('the label names the button without a `title`, which would show on hover', async () => {
  await render(
    <IconButton label="Remove the room">
      <CloseIcon />
    </IconButton>,
  );
  const button = page.getByRole('button', { name: 'Remove the room' });
  expect(button.element()).not.toHaveAttribute('title');
  expect(boxOf(button)).toMatchObject({ width: 44, height: 44 });
});

test.each(['none', 'active'])(
  'a pressed button has a border with `forced-colors: %s`',
  async (forced) => {
    await emulateMedia({ 'forced-colors': forced });
    await render(
      <>
        <IconButton label="Shuffle" aria-pressed={false} />
        <IconButton label="Repeat" aria-pressed />
      </>,
    );
    const edge = (name: string) => styleOf(page.getByRole('button', { name })).borderTopWidth;
    expect(edge('Shuffle')).toBe('0px');
    expect(edge('Repeat')).not.toBe('0px');
  },
);
