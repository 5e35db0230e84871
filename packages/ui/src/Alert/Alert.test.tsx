import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { styleOf } from '../testing/helpers.ts';
import { Alert } from './Alert.tsx';

test.each([
  ['neutral', 'status'],
  ['positive', 'status'],
  ['danger', 'alert'],
] as const)('a %s alert has the role %s', async (tone, role) => {
  await render(
    <Alert tone={tone} heading="The room is taken.">
      Choose another hour.
    </Alert>,
  );
  await expect
    .element(page.getByRole(role))
    .toHaveTextContent('The room is taken.Choose another hour.');
});

test('a danger alert has the danger colour, whatever the accent', async () => {
  document.documentElement.style.setProperty('--ui-color-danger', 'rgb(200, 0, 0)');
  await render(<Alert tone="danger">Choose another hour.</Alert>);
  expect(styleOf(page.getByRole('alert')).borderInlineStartColor).toBe('rgb(200, 0, 0)');
});

test('an icon shows the tone without colour', async () => {
  const { container } = await render(
    <>
      <Alert>Choose another hour.</Alert>
      <Alert tone="positive">Choose another hour.</Alert>
      <Alert tone="danger">Choose another hour.</Alert>
    </>,
  );
  const icons = Array.from(container.children, (alert) => alert.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(3);
});

test('an empty alert renders nothing and warns', async () => {
  const { container } = await render(<Alert heading="" />);
  expect(container).toBeEmptyDOMElement();
  expect(vi.mocked(console.warn).mock.lastCall?.[0]).toMatch(/Alert: .*`heading`.*children/);
  vi.mocked(console.warn).mockClear();
});
