import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOfCharacter } from '../testing/helpers.ts';
import { Logo } from './Logo.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')}`;

test('a mark of any kind is 28 px tall and hidden from screen readers', async () => {
  await render(
    <>
      <Logo name="Drawn" mark={<svg viewBox="0 0 200 100" role="img" aria-label="Drawing" />} />
      <Logo name="Pictured" mark={<img src={picture} alt="A kiln" />} />
    </>,
  );
  await expect.element(page.getByText('Pictured')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  for (const drawing of document.querySelectorAll('svg, img')) {
    await expect
      .poll(() => drawing.getBoundingClientRect())
      .toMatchObject({ width: 56, height: 28 });
  }
});

test('a name keeps its own direction in right-to-left text', async () => {
  await render(
    <p dir="rtl">
      <Logo name="Fernhill!" />
    </p>,
  );
  const text = page.getByText('Fernhill!').element().firstChild as Text;
  const lefts = [0, text.length - 1].map((at) => boxOfCharacter(text, at).left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});
