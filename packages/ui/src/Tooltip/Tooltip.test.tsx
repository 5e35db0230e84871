import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/measure.ts';
import { Tooltip } from './Tooltip.tsx';

const show = (text = 'Coming Soon') =>
  render(
    <>
      <button type="button">Before</button>
      <Tooltip text={text}>
        <button type="button">Shop</button>
      </Tooltip>
    </>,
  );

const shop = page.getByRole('button', { name: 'Shop' });
const before = page.getByRole('button', { name: 'Before' });
const tip = page.getByRole('tooltip');
const bubble = () => document.querySelector('[role=tooltip]') as HTMLElement;
const isShown = () => getComputedStyle(bubble()).display !== 'none';

test('it describes its element, shown or not', async () => {
  await show();
  await expect.element(shop).toHaveAccessibleDescription('Coming Soon');
  await expect.element(tip).not.toBeInTheDocument();
});

test('it adds to a description that its element has, in the server’s HTML too', async () => {
  const example = (
    <>
      <Tooltip text="Coming Soon">
        <button type="button" aria-describedby="own">
          Shop
        </button>
      </Tooltip>
      <p id="own">Opens in May.</p>
    </>
  );
  document.body.insertAdjacentHTML('beforeend', `<main>${renderToString(example)}</main>`);
  await expect.element(shop).toHaveAccessibleDescription('Opens in May. Coming Soon');
  document.querySelector('main')?.remove();
  await render(example);
  await expect.element(shop).toHaveAccessibleDescription('Opens in May. Coming Soon');
});

test('it appears at once on hover and on focus', async () => {
  await show();
  await before.hover();
  expect(isShown()).toBe(false);
  await shop.hover();
  expect(isShown()).toBe(true);
  await before.hover();
  expect(isShown()).toBe(false);
  before.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(shop).toHaveFocus();
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(isShown()).toBe(false);
});

test('the pointer may move onto it and rest there', async () => {
  await show();
  await shop.hover();
  await tip.hover();
  expect(isShown()).toBe(true);
});

test('Escape hides it, and the next hover or focus shows it again', async () => {
  await show();
  await shop.hover();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isShown).toBe(false);
  await before.hover();
  await shop.hover();
  expect(isShown()).toBe(true);
  await before.hover();
  before.element().focus();
  await userEvent.keyboard('{Tab}');
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isShown).toBe(false);
  await expect.element(shop).toHaveFocus();
});

test('it stays inside the window at its edges', async () => {
  await page.viewport(320, 200);
  await render(
    <div style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
      <Tooltip text="The shop opens its doors later in the year">
        <button type="button">Shop</button>
      </Tooltip>
    </div>,
  );
  await shop.hover();
  const { top, left, right, bottom } = bubble().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  // With a little air: it does not stick to the edge.
  expect(right).toBeLessThan(320);
  expect(bottom).toBeLessThanOrEqual(boxOf(shop).top + 1);
  expect(top).toBeGreaterThanOrEqual(0);
});

test('while hidden it does not make the page scroll sideways', async () => {
  await page.viewport(320, 400);
  await show('A very long hint that would not fit beside anything on so narrow a screen as this');
  expect(document.documentElement.scrollWidth).toBe(320);
});
