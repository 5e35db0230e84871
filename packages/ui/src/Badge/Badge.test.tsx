import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { styleOf } from '../testing/helpers.ts';
import { color } from '../theme/tokens.ts';
import { Badge } from './Badge.tsx';

test('a highlighted badge is filled with the text colour instead of the accent', async () => {
  await render(
    <>
      <Badge tone="highlighted">Popular</Badge>
      <Badge>Monthly</Badge>
    </>,
  );
  const fill = (name: string) => styleOf(page.getByText(name)).backgroundColor;
  expect(fill('Popular')).toBe(color.text.light);
  expect(fill('Monthly')).toBe('rgba(0, 0, 0, 0)');
});
