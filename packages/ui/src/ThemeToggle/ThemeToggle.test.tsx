import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from './ThemeToggle.tsx';

test('in a narrow window the hidden words still name the options', async () => {
  await page.viewport(320, 640);
  await render(<ThemeToggle />);
  for (const word of ['Light', 'Dark']) {
    await expect.element(page.getByRole('radio', { name: word, exact: true })).toBeVisible();
    expect(page.getByText(word, { exact: true }).element().clientWidth).toBe(1);
  }
});
