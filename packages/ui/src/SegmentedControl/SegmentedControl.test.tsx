import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { serverRendered, styleOf } from '../testing/helpers.ts';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = 'light' | 'dark';
interface Choice {
  name?: string;
  value?: Theme;
  defaultValue?: Theme;
  onValueChange?: (value: Theme) => void;
}

const choices: [name: string, choice: (props: Choice) => ReactElement][] = [
  ['theme toggle', (props) => <ThemeToggle labels={{ label: 'Show' }} {...props} />],
  ['view switch', (props) => <ViewSwitch label="Show" name="view" options={options} {...props} />],
];

const light = page.getByRole('radio', { name: 'Light', exact: true });
const dark = page.getByRole('radio', { name: 'Dark', exact: true });

function Held({ choice }: { choice: (props: Choice) => ReactElement }) {
  const [value, setValue] = useState<Theme>('light');
  return choice({ value, onValueChange: setValue });
}

test.each(choices)('%s: keys and clicks choose one option of a named group', async (_, choice) => {
  await render(<Held choice={choice} />);
  await expect.element(page.getByRole('group', { name: 'Show' })).toBeVisible();
  await expect.element(dark).not.toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(light).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dark).toHaveFocus();
  await expect.element(dark).toBeChecked();
  const ringOf = (option: Locator) =>
    styleOf(option.element().closest('label') as Element).outlineStyle;
  await expect.poll(() => [light, dark].map(ringOf)).toEqual(['none', 'solid']);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(light).toHaveFocus();
  await expect.poll(() => [light, dark].map(ringOf)).toEqual(['solid', 'none']);
  for (const side of [light, light, dark]) {
    await side.click();
    await expect.element(side).toBeChecked();
  }
  await page.getByText('Light', { exact: true }).click();
  await expect.element(light).toBeChecked();
});

test.each(choices)('%s: hydration keeps a choice made before it', async (_, choice) => {
  const [onValueChange, onRestored] = [vi.fn(), vi.fn()];
  const { hydrate } = serverRendered(
    <>
      <Held choice={choice} />
      {choice({ name: 'restored', onValueChange: onRestored })}
      {choice({ onValueChange })}
    </>,
  );
  document.documentElement.setAttribute('data-restored', 'dark');
  for (const option of dark.all()) await option.click();
  hydrate();
  await expect.poll(() => onValueChange.mock.calls).toEqual([['dark']]);
  // The inline script has already handled this choice, and reporting it would store it again.
  expect(onRestored).not.toHaveBeenCalled();
  await light.first().hover();
  for (const option of dark.all()) await expect.element(option).toBeChecked();
  // Switching back to the initial option must also update React's state.
  for (const option of light.all()) {
    await option.click();
    await expect.element(option).toBeChecked();
  }
});

test.each(choices)(
  '%s: an uncontrolled control keeps its state, and ignores Enter',
  async (_, choice) => {
    const onValueChange = vi.fn();
    const { container, unmount } = await render(choice({ onValueChange }));
    await expect.element(light).toBeChecked();
    await dark.click();
    await expect.element(dark).toBeChecked();
    expect(onValueChange.mock.calls).toEqual([['dark']]);
    for (const input of container.querySelectorAll('input')) {
      expect(input.form?.autocomplete).toBe('off');
      expect(input).not.toHaveAttribute('autocomplete');
    }
    // Without this button, Enter would submit the form in browsers that follow the HTML standard, unlike Chromium.
    expect(container.querySelector('[type=submit]')).toBeDisabled();
    await unmount();
    await render(choice({ defaultValue: 'dark' }));
    await expect.element(dark).toBeChecked();
  },
);
