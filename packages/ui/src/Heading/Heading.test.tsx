import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HeadingLevel } from '../headings.ts';
import { styleOf } from '../testing/helpers.ts';
import { Heading } from './Heading.tsx';

test('a heading is never smaller than a heading of a lower level, unless `size` is set', async () => {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  const headings = (size?: 'title') =>
    levels.map((level) => (
      <Heading key={level} level={level} size={level === 1 ? size : undefined}>
        Rooms
      </Heading>
    ));
  const { rerender } = await render(headings());
  expect(styleOf(page.getByRole('heading').first()).margin).toBe('0px');
  const sizes = () =>
    levels.map((level) =>
      Number.parseFloat(styleOf(page.getByRole('heading', { level })).fontSize),
    );
  expect(sizes()).toEqual(sizes().toSorted((one, other) => other - one));
  expect(new Set(sizes()).size).toBe(5);
  await rerender(headings('title'));
  expect(sizes()[0]).toBe(sizes()[1]);
});
