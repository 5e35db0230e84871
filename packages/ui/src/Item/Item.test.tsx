import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addStyles, boxOf, styleOf } from '../testing/helpers.ts';
import { itemForms } from '../testing/itemForms.tsx';
import type { ItemValue } from './Item.tsx';

const rowsOf = (values: Record<string, ItemValue>) =>
  Object.entries(values).map(([id, value]) => ({ id, label: id, value }));

const cells = () => [...document.querySelectorAll('td:not([aria-hidden]), dd')];

test.each(itemForms)(
  '%s: true shows a named tick, a missing value a named dash, and zero a zero',
  async (_, show) => {
    const values = { true: true, false: false, empty: '', null: null, none: undefined, zero: 0 };
    await render(show({ rows: rowsOf(values), headline: true }));
    expect(cells().map(({ textContent }) => textContent)).toEqual([
      ' Included',
      ' Included',
      ...'––––0',
    ]);
    expect(page.getByRole('img', { name: 'Not included' }).elements()).toHaveLength(4);
    const tick = document.querySelector('td svg, dd svg') as Element;
    const { width, height } = boxOf(tick);
    expect(Math.min(width, height)).toBeGreaterThan(12);
  },
);

test.each(itemForms)(
  '%s: variables set the colours of the header and its focus ring',
  async (_, show) => {
    addStyles(`
    .sea { --ui-color-header: rgb(0 60 90); --ui-color-on-header: rgb(240 250 255) }
    .sunken { --ui-color-surface-sunken: rgb(1 2 3); --ui-color-text: rgb(4 5 6) }`);
    const look = () => {
      const link = page.getByRole('link', { name: 'Gold' }).element();
      const style = styleOf(link.closest('th, :has(> h2)') as Element);
      const ring = style.getPropertyValue('--ui-color-focus-ring');
      return [style.backgroundColor, style.color, ring];
    };
    const { rerender } = await render(show({ className: 'sea' }));
    expect(look()).toEqual(['rgb(0, 60, 90)', 'rgb(240, 250, 255)', 'rgb(240 250 255)']);
    // Without a preset colour or variables of its own, the header takes the colours of its surroundings.
    await rerender(show({ className: 'sunken' }));
    expect(look().slice(0, 2)).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await rerender(show({ className: 'sunken', color: 'tier3' }));
    expect(look()[0]).toMatch(/^oklch\(0\.82/);
  },
);

test.each(itemForms)('%s: a note’s number is a link of at least 24 × 24 px', async (_, show) => {
  const note = { number: 1, noteId: 'note-1', referenceId: 'reference-1' };
  await render(show({ rows: [{ id: 'platforms', label: 'Platforms', value: '5', note }] }));
  const link = page.getByRole('link', { name: 'Note 1' });
  await expect.element(link).toHaveAttribute('href', '#note-1');
  await expect.element(link).toHaveAttribute('id', 'reference-1');
  await expect.element(link).toHaveTextContent('1');
  const { width, height } = boxOf(link);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test.each(itemForms)("%s: a note's number is never alone on a line", async (_, show) => {
  const note = { number: 1, noteId: 'note-1', referenceId: 'reference-1' };
  const rows = [{ id: 'platforms', label: 'Platforms we post on', value: '5', note }];
  const view = (width: number) => <div style={{ width }}>{show({ rows })}</div>;
  const { rerender } = await render(view(300));
  const link = page.getByRole('link', { name: 'Note 1' });
  const [label, space] = [...(link.element().parentElement as Element).childNodes];
  const text = document.createRange();
  text.setStart(label as Node, 'Platforms we post '.length);
  text.setEndAfter(space as Node);
  for (let width = 80; width < 500; width += 5) {
    await rerender(view(width));
    const { top, height } = boxOf(link);
    expect(top + height / 2, `${width} px`).toBeLessThan(text.getBoundingClientRect().bottom);
  }
});
