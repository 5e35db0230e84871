import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';

const options = [
  { value: 'brand', label: 'Brand' },
  { value: 'creator', label: 'Creator' },
] as const;

const choices = [
  <ThemeToggle key="theme toggle" value="light" />,
  <ViewSwitch key="view switch" label="Show" name="view" options={options} value="brand" />,
];

test.each(choices)(
  'Firefox is asked not to restore an older choice on a reload: $key',
  async (it) => {
    const { container } = await render(it);
    for (const input of container.querySelectorAll('input')) {
      expect(input.form?.autocomplete).toBe('off');
      expect(input).not.toHaveAttribute('autocomplete');
    }
  },
);

test.each(choices)('Enter does not submit the form: $key', async (it) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit, { once: true });
  await render(it);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  document.removeEventListener('submit', onSubmit);
});
