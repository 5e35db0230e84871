import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from '../Price/Price.tsx';
import { itemForms } from '../testing/itemForms.tsx';
import { withTouchScreen } from '../testing/touchScreen.ts';

/* The touch targets of links in tables and cards. */

const rows = [1, 2].map((number) => ({
  id: String(number),
  label: `Item ${number}`,
  value: 'Yes',
  note: { number, noteId: `note-${number}`, referenceId: `reference-${number}` },
  share: 0.5,
}));
const headline = (
  <a href="#enquire">
    <Price>Enquire</Price>
  </a>
);

/** The size of a link's touch target. */
function tapSize(link: Element): { width: number; height: number } {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  // The middle of a pixel: boxes are rounded to whole ones.
  const middle = (start: number, end: number) => Math.floor((start + end) / 2) + 0.5;
  const [x, y] = [middle(left, right), middle(top, bottom)];
  const hits = (dx: number, dy: number) =>
    document.elementFromPoint(x + dx, y + dy)?.closest('a') === link;
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    while (hits(dx * (steps + 1), dy * (steps + 1))) steps++;
    return steps;
  };
  return { width: 1 + reach(-1, 0) + reach(1, 0), height: 1 + reach(0, -1) + reach(0, 1) };
}

withTouchScreen();

test.each(itemForms)('%s: touch targets of links do not overlap', async (_, show) => {
  // Below the sticky header.
  const style = { padding: '160px 40px', width: 320 };
  await render(<div style={style}>{show({ rows, headline, colour: 'tier2' })}</div>);
  for (const link of page.getByRole('link').elements()) {
    const row = link.closest('dt, [scope=row]')?.getBoundingClientRect();
    const { width, height } = tapSize(link);
    expect.soft(width, link.textContent).toBeGreaterThanOrEqual(44);
    // As high as the row: the next row may have a link.
    expect.soft(height, link.textContent).toBeGreaterThanOrEqual(Math.floor(row?.height ?? 44));
    expect.soft(height, link.textContent).toBeGreaterThanOrEqual(42);
  }
});
