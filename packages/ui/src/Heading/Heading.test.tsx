import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HeadingLevel } from '../headings.ts';
import { styleOf } from '../testing/helpers.ts';
import { Heading } from './Heading.tsx';

const fontSize = (level: number) =>
  Number.parseFloat(styleOf(page.getByRole('heading', { level })).fontSize);

test('a heading has its level and no margin, and a higher level is never smaller', async () => {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  await render(
    levels.map((level) => (
      <Heading key={level} level={level}>
        Rooms
      </Heading>
    )),
  );
  expect(styleOf(page.getByRole('heading').first()).margin).toBe('0px');
  const sizes = levels.map(fontSize);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBe(5);
});

test('`size` overrides the size of the level', async () => {
  await render(
    <>
      <Heading level={1} size="title">
        Rooms
      </Heading>
      <Heading level={2}>Prices</Heading>
    </>,
  );
  expect(fontSize(1)).toBe(fontSize(2));
});
