import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testRootProps } from '../testing/testRootProps.tsx';
import { Badge } from './Badge.tsx';

test('it says its words, and no more', async () => {
  const { container } = await render(<Badge tone="highlighted">Popular</Badge>);
  await expect.element(page.getByText('Popular')).toBeVisible();
  expect(container.textContent).toBe('Popular');
});

test('the live one differs by more than its colour: it has a lamp', async () => {
  await render(
    <>
      <Badge tone="highlighted">Popular</Badge>
      <Badge>Monthly</Badge>
    </>,
  );
  const lamp = (name: string) =>
    getComputedStyle(page.getByText(name).element(), '::before').content;
  expect(lamp('Popular')).toBe('""');
  expect(lamp('Monthly')).toBe('none');
});

testRootProps(<Badge>Monthly</Badge>);
