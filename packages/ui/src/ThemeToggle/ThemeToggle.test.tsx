import { expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from './ThemeToggle.tsx';

test('in a narrow window the words take no room and are still the names', async () => {
  await page.viewport(320, 640);
  await render(<ThemeToggle />);
  for (const word of ['Light', 'Dark']) {
    await expect.element(page.getByRole('radio', { name: word, exact: true })).toBeVisible();
    expect(page.getByText(word, { exact: true }).element().clientWidth).toBe(1);
  }
});

test('a theme that is not offered does not compile, and is never given back', () => {
  // @ts-expect-error: there are two.
  <ThemeToggle value="system" />;
  // @ts-expect-error: a third that is not offered.
  <ThemeToggle themes={['light', 'dark']} defaultValue="system" />;
  <ThemeToggle onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<'light' | 'dark'>()} />;
  <ThemeToggle
    themes={['dark', 'system']}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<'dark' | 'system'>()}
  />;
});
