import { useState } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from './ThemeToggle.tsx';

function Example() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return <ThemeToggle value={theme} onValueChange={setTheme} />;
}

const light = page.getByRole('radio', { name: 'Light', exact: true });
const dark = page.getByRole('radio', { name: 'Dark', exact: true });

test('it is a named group of two radio buttons, the current one checked', async () => {
  await render(<Example />);
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect.element(light).toBeChecked();
  await expect.element(dark).not.toBeChecked();
});

test('a click chooses a theme, and a second one does not undo it', async () => {
  await render(<Example />);
  for (const side of [dark, dark, light]) {
    await side.click();
    await expect.element(side).toBeChecked();
  }
});

test('Tab enters at the current theme and the arrow keys choose', async () => {
  await render(<Example />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(dark).toHaveFocus();
  await expect.element(dark).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(light).toBeChecked();
});

test('in a narrow window the words take no room and are still the names', async () => {
  await page.viewport(320, 640);
  await render(<Example />);
  for (const word of ['Light', 'Dark']) {
    await expect.element(page.getByRole('radio', { name: word, exact: true })).toBeVisible();
    expect(page.getByText(word, { exact: true }).element().clientWidth).toBe(1);
  }
});

test('it keeps its own state where it is given none, and tells of each change', async () => {
  const onValueChange = vi.fn();
  await render(<ThemeToggle defaultValue="dark" onValueChange={onValueChange} />);
  await expect.element(dark).toBeChecked();
  await light.click();
  await expect.element(light).toBeChecked();
  expect(onValueChange.mock.calls).toEqual([['light']]);
});

test('it offers the system’s theme where that is among its themes', async () => {
  await render(<ThemeToggle themes={['light', 'dark', 'system']} labels={{ dark: undefined }} />);
  await expect.element(light).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).click();
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect.element(dark).not.toBeChecked();
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
