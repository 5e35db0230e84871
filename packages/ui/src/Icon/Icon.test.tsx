import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, boxOfCharacter } from '../testing/helpers.ts';
import { TickIcon } from './Icon.tsx';

test('an icon is inline in its text, even with a reset that makes `svg` a block', async () => {
  const reset = document.createElement('style');
  // As in Tailwind, in a layer before ours.
  reset.textContent = '@layer ui.base { svg { display: block; vertical-align: middle } }';
  document.head.append(reset);
  onTestFinished(() => reset.remove());
  await render(
    <p>
      Room <TickIcon /> booked
    </p>,
  );
  const { top, bottom } = boxOf(page.getByRole('paragraph'));
  const { lineHeight } = getComputedStyle(page.getByRole('paragraph').element());
  expect(bottom - top).toBeCloseTo(Number.parseFloat(lineHeight), 0);
  const { firstChild, firstElementChild } = page.getByRole('paragraph').element();
  const letter = boxOfCharacter(firstChild as Text, 0);
  const icon = boxOf(firstElementChild as Element);
  expect(Math.abs(icon.top + icon.bottom - letter.top - letter.bottom)).toBeLessThan(4);
});
