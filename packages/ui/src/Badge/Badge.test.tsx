import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { styleOf } from '../testing/helpers.ts';
import { Badge } from './Badge.tsx';

test('a dot marks a highlighted badge without colour', async () => {
  await render(
    <>
      <Badge tone="highlighted">Popular</Badge>
      <Badge>Monthly</Badge>
    </>,
  );
  const dot = (name: string) => styleOf(page.getByText(name), '::before').content;
  expect(dot('Popular')).toBe('""');
  expect(dot('Monthly')).toBe('none');
});
