import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ViewSwitch } from './ViewSwitch.tsx';

const options = [
  { value: 'brand', label: 'Brand' },
  { value: 'creator', label: 'Creator' },
] as const;

function Example() {
  const [value, setValue] = useState<'brand' | 'creator'>('brand');
  return (
    <ViewSwitch
      label="Show bundles for"
      name="view"
      options={options}
      value={value}
      onValueChange={setValue}
    />
  );
}

test('it is a named group of two radio buttons, the current one checked', async () => {
  await render(<Example />);
  await expect.element(page.getByRole('group', { name: 'Show bundles for' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Brand' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Creator' })).not.toBeChecked();
});

test('a click on an option chooses it', async () => {
  await render(<Example />);
  await page.getByText('Creator').click();
  await expect.element(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
});

test('Tab enters at the current option and the arrow keys choose', async () => {
  await render(<Example />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: 'Brand' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Brand' })).toBeChecked();
});

test('the current option differs by more than its colour: its dot is filled', async () => {
  await render(<Example />);
  const fill = (name: string) => {
    const dot = page.getByRole('radio', { name }).element().nextElementSibling as Element;
    return getComputedStyle(dot).backgroundColor;
  };
  expect(fill('Creator')).toBe('rgba(0, 0, 0, 0)');
  expect(fill('Brand')).not.toBe('rgba(0, 0, 0, 0)');
});
