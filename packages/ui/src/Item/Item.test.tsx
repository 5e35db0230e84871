import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addStyles, boxOf, printedMedia, styleOf } from '../testing/helpers.ts';
import { itemForms } from '../testing/itemForms.tsx';
import type { ItemShare, ItemValue } from './Item.tsx';

/** A row for each value. */
const rowsOf = (values: Record<string, ItemValue>, shares: Record<string, ItemShare> = {}) =>
  Object.entries(values).map(([id, value]) => ({ id, label: id, value, share: shares[id] }));

/** How far the track under a value is filled, in per cent; undefined without a track. */
function fillOf(value: Element): number | undefined {
  const { content, backgroundSize } = styleOf(value, '::after');
  return content === 'none' ? undefined : Math.round(Number.parseFloat(backgroundSize));
}

/** The number of marks in a length such as 'calc(2 * min(16px, 25%))'. */
const marksIn = (length: string) => Number(/^calc\((\d)/.exec(length)?.[1] ?? 1);

const cells = () => [...document.querySelectorAll('td, dd')];

test.each(itemForms)(
  '%s: true shows a tick, a missing value a dash, both with words for screen readers; zero is a value',
  async (_, show) => {
    const values = { true: true, false: false, empty: '', null: null, none: undefined, zero: 0 };
    await render(show({ rows: rowsOf(values), headline: true }));
    expect(cells().map(({ textContent }) => textContent)).toEqual([
      'Included',
      'Included',
      ...Array(4).fill('–Not included'),
      '0',
    ]);
    const tick = document.querySelector('td svg, dd svg') as Element;
    const { width, height } = boxOf(tick);
    expect(Math.min(width, height)).toBeGreaterThan(12);
    expect(page.getByText('–').first().element()).toHaveAttribute('aria-hidden', 'true');
  },
);

test.each(itemForms)(
  '%s: a share fills the track under its value, at least a little, a step as many of its marks; without a share there is no track',
  async (_, show) => {
    const shares = {
      ...{ all: 1, some: 5 / 6, few: 1 / 3, least: 0.01, none: 0 },
      ...{ seo: { step: 2, of: 4 }, training: { step: 2, of: 3 }, manager: { step: 1, of: 1 } },
    };
    const values = Object.fromEntries([...Object.keys(shares), 'apart'].map((id) => [id, 'Some']));
    await render(show({ rows: rowsOf(values, shares) }));
    const [, ...shown] = cells();
    const fills = shown.map(fillOf);
    expect(fills.slice(0, 5)).toEqual([100, 83, 33, 8, 0]);
    expect(fills.at(-1)).toBeUndefined();
    const marks = shown.slice(5, -1).map((cell) => {
      const { backgroundSize, maskSize } = styleOf(cell, '::after');
      return [backgroundSize, maskSize].map(marksIn);
    });
    // All marks are of the same length.
    expect(marks).toEqual([
      [2, 4],
      [2, 3],
      [1, 1],
    ]);
    document.documentElement.dir = 'rtl';
    expect(styleOf(shown[1] as Element, '::after').backgroundPositionX).toBe('100%');
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
    // Unset, the colours follow the surroundings, even after a preset.
    await rerender(show({ className: 'sunken' }));
    expect(look().slice(0, 2)).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await rerender(show({ className: 'sunken', color: 'tier3' }));
    expect(look()[0]).toMatch(/^oklch\(0\.82/);
  },
);

test.each(itemForms)(
  '%s: a click or Enter on a label shows its explanation, as print does; its note is linked in both directions',
  async (_, show) => {
    const explanation = 'Spotify and four others.';
    const note = { number: 1, noteId: 'note-1', referenceId: 'reference-1' };
    await render(
      show({ rows: [{ id: 'platforms', label: 'Platforms', value: '5', note, explanation }] }),
    );
    const link = page.getByRole('link', { name: 'Note 1' });
    await expect.element(link).toHaveAttribute('href', '#note-1');
    await expect.element(link).toHaveAttribute('id', 'reference-1');
    await expect.element(link).toHaveTextContent('1');
    const label = page.getByText('Platforms');
    const text = page.getByText(explanation);
    await expect.element(text).not.toBeVisible();
    await label.click();
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(text).not.toBeVisible();
    // The note is beside the label, not below it.
    const { top, height } = boxOf(link);
    expect(top + height / 2).toBeGreaterThan(boxOf(label).top);
    expect(top + height / 2).toBeLessThan(boxOf(label).bottom);
    await printedMedia();
    await expect.element(text).toBeVisible();
  },
);
