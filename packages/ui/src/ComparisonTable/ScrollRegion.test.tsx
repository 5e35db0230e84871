import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, printedMedia } from '../testing/helpers.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

/* The table's scrolling at several widths. */

const names =
  'Starter Essential Professional Enterprise Communications Bespoke Nonprofit Government'.split(
    ' ',
  );

/** A table with `count` columns and `rowCount` rows. */
function table(count: number, rowCount = 1) {
  const columns = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    label: names[index % names.length] ?? '',
  }));
  const values = Object.fromEntries(columns.map(({ key }) => [key, 'Advanced segmentation']));
  const rows = Array.from({ length: rowCount }, (_, index) => ({
    id: `${index}`,
    label: ['Community management', 'Reporting'][index] ?? `Item ${index}`,
    values,
  }));
  return (
    <ComparisonTable
      label="Plans"
      columns={columns}
      groups={[{ id: 'social', label: 'Social media', rows }]}
    />
  );
}

const region = page.getByRole('region', { name: 'Plans' });

/** The words that break over several lines. */
function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
      if (lines.size > 1 && !text.parentElement?.closest('caption')) broken.push(word);
    }
  }
  return broken;
}

test.each([
  [320, 3],
  [320, 8],
  [360, 5],
  [768, 5],
  [768, 12],
  [1280, 9],
  [1280, 13],
])('at %i px, %i columns scroll beside the items without breaking words', async (width, count) => {
  await page.viewport(width, 700);
  const { container } = await render(table(count));
  await expect.element(region).toHaveAttribute('tabindex', '0');
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(brokenWords(container)).toEqual([]);

  const left = (element: Element) => boxOf(element).left;
  const item = page.getByRole('rowheader', { name: 'Community management' }).element();
  const group = page.getByText('Social media').element();
  const last = page.getByRole('columnheader').last().element();
  const [itemBefore, groupBefore, lastBefore] = [item, group, last].map(left);
  region.element().scrollLeft = 100;
  expect(left(last)).toBe((lastBefore ?? 0) - 100);
  expect([left(item), left(group)]).toEqual([itemBefore, groupBefore]);
});

test('the arrow keys scroll the columns, also from right to left', async () => {
  await page.viewport(360, 700);
  document.documentElement.dir = 'rtl';
  await render(table(5));
  await expect.element(region).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => region.element().scrollLeft).toBeLessThan(0);
  const { right } = boxOf(page.getByRole('rowheader'));
  expect(right).toBe(boxOf(region).right);
});

test('at 768 px the header of six columns stays visible while they scroll in either direction', async () => {
  await page.viewport(768, 700);
  document.documentElement.style.setProperty('--ui-size-sticky-top', '6rem');
  await render(<div style={{ paddingBlock: '900px' }}>{table(6, 40)}</div>);
  const item = page.getByRole('columnheader', { name: 'Feature' });
  const name = page.getByRole('columnheader', { name: 'Bespoke' });
  await expect.element(region).toBeInTheDocument();
  page.getByRole('rowheader', { name: 'Item 39' }).element().scrollIntoView({ block: 'end' });
  name.element().scrollIntoView({ block: 'nearest', inline: 'end' });
  expect(region.element().scrollLeft).toBeGreaterThan(0);
  expect(region.element().scrollTop).toBeGreaterThan(0);
  for (const header of [item, name]) {
    const { top, left, bottom } = boxOf(header);
    expect(document.elementFromPoint(left + 30, bottom - 5)?.closest('th')).toBe(header.element());
    // Its text is below the bars.
    expect(top + 12).toBeGreaterThanOrEqual(96);
  }
  await expect.element(page.getByText('Item 39')).toBeInViewport();
});

test('while its columns fit, the table is neither a region nor a tab stop', async () => {
  await page.viewport(360, 700);
  const { rerender } = await render(table(6));
  await expect.element(region).toBeInTheDocument();
  await page.viewport(1280, 800);
  await expect.element(region).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
  // More columns cause a new measurement.
  await rerender(table(12));
  await expect.element(region).toBeInTheDocument();
});

test('in print the table is as wide as the page', async () => {
  await page.viewport(360, 700);
  await render(table(5));
  await expect.element(region).toBeInTheDocument();
  const width = () => boxOf(page.getByRole('table')).width;
  expect(width()).toBeGreaterThan(700);
  await printedMedia();
  await expect.poll(width).toBe(360);
});
