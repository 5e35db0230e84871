import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CloseIcon } from '../Icon/Icon.tsx';
import { boxOf, styleOf } from '../testing/measure.ts';
import { emulateMedia } from '../testing/media.ts';
import { IconButton } from './IconButton.tsx';

test('it is 44 px wide and high, has the name it is given, and submits no form', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <IconButton label="Remove the room">
        <CloseIcon />
      </IconButton>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Remove the room' });
  // A title would be shown on hover.
  expect(button.element()).not.toHaveAttribute('title');
  await button.click();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(boxOf(button)).toMatchObject({ width: 44, height: 44 });
});

test.each(['none', 'active'])('pressed, it looks different; forced colours: %s', async (forced) => {
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
});
