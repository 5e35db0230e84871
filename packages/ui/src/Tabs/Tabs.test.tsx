import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxesOf, boxOf, printedMedia, unscripted } from '../testing/helpers.ts';
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

test('a click on a tab shows only its panel, unless `value` is set', async () => {
  const onValueChange = vi.fn();
  const { unmount } = await render(rooms({ onValueChange }));
  await expect.element(page.getByRole('tablist', { name: 'Rooms' })).toBeVisible();
  await isSelected('Cellar');
  await tab('Garden').click();
  await isSelected('Garden');
  expect(onValueChange.mock.calls).toEqual([['garden']]);
  await unmount();
  const { rerender } = await render(rooms({ value: 'garden' }));
  await tab('Attic').click();
  await isSelected('Garden');
  await rerender(rooms({ value: 'attic' }));
  await isSelected('Attic');
  // An unknown value selects the first tab, because otherwise the keyboard could not reach any tab.
  await rerender(rooms({ value: 'roof' as Room }));
  await isSelected('Cellar');
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])(
  '%s: arrow keys, Home and End select a tab, and Tab moves to its panel',
  async (dir, next, previous) => {
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
    // Browsers have shortcuts with these modifiers. Real keys could leave the page, so dispatch events instead.
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      const keys = { key: next, [modifier]: true, bubbles: true, cancelable: true };
      const event = new KeyboardEvent('keydown', keys);
      tab('Garden').element().dispatchEvent(event);
      expect(event.defaultPrevented, modifier).toBe(false);
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tabpanel')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Drums' })).toHaveFocus();
  },
);

/** Returns the label and text of each visible panel, and whether the tabs are visible. */
const shownIn = (body: Element) => [
  ...Array.from(body.querySelectorAll('[role="tabpanel"]'), (panel) =>
    panel.checkVisibility() ? getComputedStyle(panel, '::before').content + panel.textContent : '',
  ),
  body.querySelector('[role="tablist"]')?.checkVisibility(),
];
const all = ['"Cellar"An upright', '"Garden"Drums', '"Attic"A kettle', false];

test('every panel is shown below its label without script and in print', async () => {
  const { body } = await unscripted(rooms());
  expect(shownIn(body)).toEqual(all);
  const { container } = await render(rooms());
  await isSelected('Cellar');
  await printedMedia();
  await expect.poll(() => shownIn(container)).toEqual(all);
});

test.each(['ltr', 'rtl'])(
  '%s: the selected tab scrolls into view without scrolling the page',
  async (dir) => {
    const narrow = (value: Room) => (
      <div dir={dir} style={{ width: '100px', paddingBlock: 3000 }}>
        {rooms({ value })}
      </div>
    );
    const { rerender } = await render(narrow('attic'));
    expect(boxesOf(page.getByRole('tab')).map(({ height }) => height)).toEqual([44, 44, 44]);
    const list = boxOf(page.getByRole('tablist'));
    for (const value of ['attic', 'cellar', 'garden'] as const) {
      await rerender(narrow(value));
      const selected = boxOf(page.getByRole('tab', { selected: true }));
      expect(selected.left, value).toBeGreaterThanOrEqual(list.left - 1);
      expect(selected.right, value).toBeLessThanOrEqual(list.right + 1);
    }
    expect(scrollY).toBe(0);
  },
);

test('a link to content in a hidden panel selects its tab', async () => {
  const onValueChange = vi.fn();
  const items = [
    { value: 'cellar', label: 'Cellar', content: 'An upright' },
    { value: 'garden', label: 'Garden', content: <p id="drums">Drums</p> },
  ] as const;
  await render(<Tabs label="Rooms" items={items} onValueChange={onValueChange} />);
  await isSelected('Cellar');
  location.hash = '#drums';
  await isSelected('Garden');
  expect(onValueChange.mock.calls).toEqual([['garden']]);
  await tab('Cellar').click();
  await isSelected('Cellar');
});
