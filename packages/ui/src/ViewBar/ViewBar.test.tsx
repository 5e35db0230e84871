import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { boxOf } from '../testing/helpers.ts';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ViewBar } from './ViewBar.tsx';

const show = (...names: string[]) =>
  render(
    <>
      <ViewBar>
        <ViewSwitch
          label="Show packages for"
          name="view"
          options={names.map((name) => ({ value: name, label: name }))}
        />
        <ThemeToggle />
      </ViewBar>
      <div id="tall" style={{ height: '300vh' }} />
    </>,
  );

const bar = page.getByRole('region', { name: 'Display' });
const box = () => boxOf(bar);

test.each([
  ['side by side', 320, 48, ['Enterprise', 'SME', 'Non-profit']],
  ['on two lines', 320, 87, ['Large companies', 'Small business']],
])('the switch and toggle are %s in a bar of %i × %i px: %o', async (_, width, height, names) => {
  await page.viewport(width, 640);
  await show(...names);
  expect(box().height).toBe(height);
  // The controls leave room for focus rings at the bar's edges.
  const controls = page.getByRole('radiogroup').or(page.getByRole('group')).elements().map(boxOf);
  expect(controls[0]?.top).toBeGreaterThanOrEqual(3);
  expect(controls.at(-1)?.bottom).toBeLessThanOrEqual(height - 3);
  // The toggle's hidden words still name its options.
  for (const word of ['Light', 'Dark']) {
    await expect.element(page.getByRole('radio', { name: word, exact: true })).toBeVisible();
    expect(boxOf(page.getByText(word, { exact: true })).width).toBe(1);
  }
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a bar with text at 200 % fits at 320 px and scrolls away', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await show('Enterprise', 'SME');
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const label of bar.element().querySelectorAll('label')) {
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  }
  scrollTo(0, 500);
  await expect.poll(() => box().bottom).toBeLessThan(0);
  page.getByRole('radio').first().element().focus();
  await expect.poll(() => box().top).toBeGreaterThanOrEqual(0);
});
