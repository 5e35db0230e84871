import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CloseIcon } from '../Icon/Icon.tsx';
import { boxOf } from '../testing/measure.ts';
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
  await button.click();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(boxOf(button)).toMatchObject({ width: 44, height: 44 });
});
