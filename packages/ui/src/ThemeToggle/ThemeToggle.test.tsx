import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testRootProps } from '../testing/testRootProps.tsx';
import { type Theme, ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';

function Example(props: Partial<ThemeToggleProps>) {
  const [theme, setTheme] = useState<Theme>('light');
  return <ThemeToggle theme={theme} onThemeChange={setTheme} {...props} />;
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

test('its words can be another language', async () => {
  await render(<Example label="Donker tema" labels={{ light: 'Lig', dark: 'Donker' }} />);
  await expect.element(page.getByRole('switch', { name: 'Donker tema' })).toBeInTheDocument();
  await expect.element(page.getByText('Lig', { exact: true })).toBeVisible();
});

test('Firefox is asked not to restore an older choice on a reload', async () => {
  const { container } = await render(<Example />);
  for (const input of container.querySelectorAll('input')) {
    expect(input.form?.autocomplete).toBe('off');
    expect(input).not.toHaveAttribute('autocomplete');
  }
});

test('Enter does not submit its form', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit, { once: true });
  await render(<Example />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  document.removeEventListener('submit', onSubmit);
});

testRootProps(<Example />);
