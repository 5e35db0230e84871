import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Theme, ThemeToggle } from './ThemeToggle.tsx';

function Example() {
  const [theme, setTheme] = useState<Theme>('light');
  return <ThemeToggle theme={theme} onThemeChange={setTheme} />;
}

test('it is a switch that is on when the theme is dark', async () => {
  await render(<Example />);
  const toggle = page.getByRole('switch', { name: 'Dark theme' });
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
});

test('the space bar toggles it', async () => {
  await render(<Example />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('switch')).toBeChecked();
});
