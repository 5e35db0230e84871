import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxesOf, printedMedia, styleOf, unscripted } from '../testing/helpers.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

type Room = 'cellar' | 'garden' | 'attic';

const rooms = (props: Partial<TabsProps<Room>> = {}) => (
  <Tabs
    label="Rooms"
    items={[
      { value: 'cellar', label: 'Cellar', content: 'An upright' },
      { value: 'garden', label: 'Garden', content: <a href="#drums">Drums</a> },
      { value: 'attic', label: 'Attic', content: 'A kettle' },
    ]}
    {...props}
  />
);

const tab = (name: string) => page.getByRole('tab', { name });
const isSelected = async (name: string) => {
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(name);
  await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
};

test('a click on a tab shows only its panel and calls `onValueChange`', async () => {
  const onValueChange = vi.fn();
  await render(rooms({ onValueChange }));
  await expect.element(page.getByRole('tablist', { name: 'Rooms' })).toBeVisible();
  await isSelected('Cellar');
  await tab('Garden').click();
  await isSelected('Garden');
  expect(onValueChange.mock.calls).toEqual([['garden']]);
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('%s: arrows, Home and End select, Tab moves on to the panel', async (dir, next, previous) => {
  document.documentElement.dir = dir;
  await render(rooms({ defaultValue: 'garden' }));
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Garden')).toHaveFocus();
  for (const [key, name] of [
    [next, 'Attic'],
    [next, 'Cellar'],
    [previous, 'Attic'],
    ['Home', 'Cellar'],
    ['End', 'Attic'],
    [previous, 'Garden'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await isSelected(name);
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Drums' })).toHaveFocus();
});

test('the browser handles an arrow key with Alt', async () => {
  await render(rooms());
  await userEvent.keyboard('{Tab}');
  // Dispatched: real keys would leave the test page.
  const keys = { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true };
  const event = new KeyboardEvent('keydown', keys);
  document.activeElement?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await isSelected('Cellar');
});

test('controlled tabs follow only `value`', async () => {
  const { rerender } = await render(rooms({ value: 'garden' }));
  await tab('Attic').click();
  await isSelected('Garden');
  await rerender(rooms({ value: 'attic' }));
  await isSelected('Attic');
  // An unknown value selects the first tab: otherwise the keyboard could reach none.
  await rerender(rooms({ value: 'roof' as Room }));
  await isSelected('Cellar');
  vi.mocked(console.warn).mockClear();
});

test('without script every panel is shown below its label, and there are no tabs', async () => {
  const { body } = await unscripted(rooms());
  const panels = [...body.querySelectorAll('[role="tabpanel"]')];
  const labelOf = (panel: Element) => getComputedStyle(panel, '::before').content;
  expect(panels.map((panel) => [labelOf(panel), panel.textContent])).toEqual([
    ['"Cellar"', 'An upright'],
    ['"Garden"', 'Drums'],
    ['"Attic"', 'A kettle'],
  ]);
  for (const panel of panels) expect(panel.checkVisibility()).toBe(true);
  expect(body.querySelector('[role="tablist"]')?.checkVisibility()).toBe(false);
});

test('tabs that do not fit scroll, and are 44 px high', async () => {
  await render(<div style={{ width: '100px' }}>{rooms()}</div>);
  const list = page.getByRole('tablist').element();
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  await userEvent.keyboard('{Tab}{End}');
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(0);
  expect(boxesOf(page.getByRole('tab')).map(({ height }) => height)).toEqual([44, 44, 44]);
});

test('print shows every panel below its label, and no tabs', async () => {
  await render(rooms());
  await isSelected('Cellar');
  await printedMedia();
  await expect.poll(() => page.getByRole('tabpanel').elements().length).toBe(3);
  const labels = page
    .getByRole('tabpanel')
    .elements()
    .map((it) => styleOf(it, '::before').content);
  expect(labels).toEqual(['"Cellar"', '"Garden"', '"Attic"']);
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
});
