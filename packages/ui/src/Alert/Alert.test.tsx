import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { textsOf } from '../testing/helpers.ts';
import { Alert } from './Alert.tsx';

test('an alert has the role and the icon of its tone', async () => {
  const tones = ['neutral', 'positive', 'danger'] as const;
  const { container } = await render(
    tones.map((tone) => (
      <Alert key={tone} tone={tone} heading="The room is taken.">
        Choose another hour.
      </Alert>
    )),
  );
  expect(textsOf(page.getByRole('status').or(page.getByRole('alert')))).toEqual(
    Array(3).fill('The room is taken.Choose another hour.'),
  );
  const icons = Array.from(container.children, (alert) => alert.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(3);
  await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger');
});

test('an empty alert renders nothing', async () => {
  const { container } = await render(<Alert heading="" />);
  expect(container).toBeEmptyDOMElement();
});
