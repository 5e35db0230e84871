import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Logo } from './Logo.tsx';

test('in a link, its name is the company’s', async () => {
  await render(
    <a href="/">
      <Logo name="Example Agency" />
    </a>,
  );
  await expect.element(page.getByRole('link', { name: 'Example Agency' })).toBeVisible();
});

test('the mark has a variant for each theme: its bars, its accent bar and their weight', async () => {
  await render(
    <>
      <Logo name="Light" />
      <div data-theme="dark">
        <Logo name="Dark" />
      </div>
    </>,
  );
  const look = (name: string) => {
    const mark = page.getByText(name).element().previousElementSibling as Element;
    const [bars, accent] = [...mark.children].map((path) => getComputedStyle(path));
    return { bars: bars?.stroke, accent: accent?.stroke, weight: bars?.strokeWidth };
  };
  const light = look('Light');
  const dark = look('Dark');
  expect(dark.bars).not.toBe(light.bars);
  expect(dark.accent).not.toBe(light.accent);
  expect(dark.weight).not.toBe(light.weight);
});
