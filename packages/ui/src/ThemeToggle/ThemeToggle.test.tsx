import { expect, expectTypeOf, test } from 'vitest';
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

test('a theme that is not offered does not compile', () => {
  // @ts-expect-error: only light and dark are offered.
  <ThemeToggle value="system" />;
  // @ts-expect-error: not among `themes`.
  <ThemeToggle themes={['light', 'dark']} defaultValue="system" />;
  <ThemeToggle onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<'light' | 'dark'>()} />;
  <ThemeToggle
    themes={['dark', 'system']}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<'dark' | 'system'>()}
  />;
});
