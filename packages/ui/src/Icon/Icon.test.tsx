import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addStyles, boxOf, boxOfCharacter, styleOf } from '../testing/helpers.ts';
import { TickIcon } from './Icon.tsx';

test('an icon has the text’s colour, or its own `stroke`', async () => {
  const { container } = await render(
    <p style={{ color: 'rgb(0, 0, 255)' }}>
      <TickIcon /> <TickIcon stroke="rgb(255, 0, 0)" />
    </p>,
  );
  const strokes = Array.from(container.querySelectorAll('path'), (path) => styleOf(path).stroke);
  expect(strokes).toEqual(['rgb(0, 0, 255)', 'rgb(255, 0, 0)']);
});

test('an icon is inline in its text, even with a reset that makes `svg` a block', async () => {
  // As in Tailwind, in a layer before ours.
  addStyles('@layer ui.base { svg { display: block; vertical-align: middle } }');
  await render(
    <p>
      Room <TickIcon /> booked
    </p>,
  );
  const { lineHeight } = styleOf(page.getByRole('paragraph'));
  const { height } = boxOf(page.getByRole('paragraph'));
  expect(height).toBeCloseTo(Number.parseFloat(lineHeight), 0);
  const { firstChild, firstElementChild } = page.getByRole('paragraph').element();
  const letter = boxOfCharacter(firstChild as Text, 0);
  const icon = boxOf(firstElementChild as Element);
  expect(Math.abs(icon.top + icon.bottom - letter.top - letter.bottom)).toBeLessThan(4);
});
