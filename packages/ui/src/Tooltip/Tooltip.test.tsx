import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, serverRendered } from '../testing/helpers.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const show = (props: Partial<TooltipProps> = {}) =>
  render(
    <>
      <button type="button">Before</button>
      <Tooltip text="Coming Soon" {...props}>
        <button type="button">Shop</button>
      </Tooltip>
    </>,
  );

const shop = page.getByRole('button', { name: 'Shop' });
const before = page.getByRole('button', { name: 'Before' });
const tip = page.getByRole('tooltip');
const bubble = () => document.querySelector('[role=tooltip]') as HTMLElement;
const isShown = () => getComputedStyle(bubble()).display !== 'none';

/** Returns the element at the point halfway between the described element and its bubble. */
const betweenBoth = () => {
  const [of, at] = [boxOf(shop), boxOf(bubble())];
  const y = (Math.max(of.top, at.top) + Math.min(of.bottom, at.bottom)) / 2;
  return document.elementFromPoint((at.left + at.right) / 2, y);
};

test('the text is added to the element’s own description, even in the server’s HTML', async () => {
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
  const { container } = serverRendered(example);
  await expect.element(shop).toHaveAccessibleDescription('Opens in May. Coming Soon');
  container.remove();
  await render(example);
  await expect.element(shop).toHaveAccessibleDescription('Opens in May. Coming Soon');
});

test('the tooltip is visible during hover or keyboard focus, until Escape is pressed', async () => {
  await show();
  await before.hover();
  expect(isShown()).toBe(false);
  await shop.hover();
  expect(isShown()).toBe(true);
  expect(betweenBoth()).toBe(bubble());
  await tip.hover();
  expect(isShown()).toBe(true);
  await before.hover();
  expect(isShown()).toBe(false);
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
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(shop).toHaveFocus();
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(isShown()).toBe(false);
});

test('the tooltip stays inside the window, and never widens the page', async () => {
  await page.viewport(320, 200);
  await render(
    <div style={{ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 0 }}>
      <Tooltip text="The shop opens its doors later in the year, and a long hint says so">
        <button type="button">Shop</button>
      </Tooltip>
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  await shop.hover();
  const { top, left, right, bottom } = boxOf(bubble());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThan(320);
  expect(bottom).toBeLessThanOrEqual(boxOf(shop).top + 1);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(betweenBoth()).toBe(bubble());
});

test("a consumer's handlers run, and can keep the tooltip from reacting", async () => {
  let prevents = false;
  const handle = vi.fn((event: SyntheticEvent) => {
    if (prevents) event.preventDefault();
  });
  await show({ onFocus: handle, onPointerEnter: handle });
  const focus = async () => {
    before.element().focus();
    await userEvent.keyboard('{Tab}');
  };
  const touch = () => {
    const event = new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' });
    shop.element().dispatchEvent(event);
  };
  await focus();
  expect(isShown()).toBe(true);
  touch();
  await expect.poll(isShown).toBe(false);
  await focus();
  expect(handle).toHaveBeenCalledTimes(3);
  prevents = true;
  touch();
  await new Promise(requestAnimationFrame);
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await focus();
  expect(isShown()).toBe(false);
});
