import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { columns, groups, headline } from '../testing/exampleTiers.tsx';
import { boxOf, textsOf } from '../testing/measure.ts';
import { printedMedia } from '../testing/printedMedia.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const example = { label: 'What each option includes', columns, headline, groups };

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

const cellsOf = (name: string) => textsOf(rowOf(name).getByRole('cell'));

test('it is a table named by its label, and every column has a header, that of the items too', async () => {
  await render(<ComparisonTable {...example} />);
  const table = page.getByRole('table', { name: 'What each option includes' });
  const headers = table.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    'Feature',
    'Platinum',
    'Gold',
    'Silver',
    'Bronze',
  ]);
  for (const header of headers) expect(header).toHaveAttribute('scope', 'col');
});

test('each item heads its row, each group its rows', async () => {
  await render(<ComparisonTable {...example} />);
  // By text: the test's own engine takes a header of a row group for a cell, browsers do not.
  const scopeOf = (name: string) =>
    page.getByText(name).element().closest('th')?.getAttribute('scope');
  expect(scopeOf('Reporting')).toBe('row');
  expect(scopeOf('Cost of option')).toBe('row');
  expect(scopeOf('Website')).toBe('rowgroup');
  const group = page.getByRole('rowgroup').filter({ hasText: 'Website' });
  expect(group.getByRole('row').elements()).toHaveLength(3);
});

test('the headline is the first row', async () => {
  await render(<ComparisonTable {...example} />);
  expect(cellsOf('Cost of option')).toEqual(['Enquire', 'R112,450', 'R81,450', 'R62,450']);
  expect(page.getByRole('row').nth(1).element().textContent).toMatch(/^Cost of option/);
});

test('values are in the order of the columns', async () => {
  await render(<ComparisonTable {...example} columns={columns.toReversed()} />);
  expect(cellsOf('Reporting')).toEqual(['Monthly', 'Bi-weekly', 'Weekly', 'Real-time dashboard']);
});

test("a column's name may lead somewhere, and names its header alone, without the price", async () => {
  const linked = columns.map((column) => ({ ...column, href: `#${column.key}` }));
  const { rerender } = await render(<ComparisonTable {...example} columns={linked} />);
  const header = page.getByRole('columnheader', { name: 'Gold', exact: true });
  await expect
    .element(header.getByRole('link', { name: 'Gold', exact: true }))
    .toHaveAttribute('href', '#gold');
  await rerender(<ComparisonTable {...example} />);
  await expect.element(header.getByRole('link')).not.toBeInTheDocument();
});

test('the actions are the last row, in the order of the columns, and not printed', async () => {
  const actions = {
    label: 'Ready to start?',
    values: { gold: 'Take gold', bronze: 'Take bronze' },
  };
  await render(<ComparisonTable {...example} actions={actions} />);
  const last = page.getByRole('row').last();
  await expect.element(last.getByRole('rowheader', { name: 'Ready to start?' })).toBeVisible();
  expect(cellsOf('Ready to start?')).toEqual(['', 'Take gold', '', 'Take bronze']);
  await printedMedia();
  await expect.element(page.getByText('Take gold')).not.toBeVisible();
});

test('a reference is large enough to hit, and makes its row no higher', async () => {
  await render(<ComparisonTable {...example} />);
  const { width, height } = boxOf(page.getByRole('link', { name: 'Note 1' }));
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(24);
  const heightOf = (name: string) => boxOf(rowOf(name)).height;
  // The group's last row has no rule below it.
  expect(heightOf('Platforms Note 1')).toBe(heightOf('Community management'));
});

test('the columns are equally wide, whatever they contain', async () => {
  await render(<ComparisonTable {...example} />);
  const widths = page
    .getByRole('columnheader')
    .elements()
    .slice(1)
    .map((header) => Math.round(header.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
});

test('its header and headline stick below the sticky bars while the table scrolls', async () => {
  document.documentElement.style.setProperty('--ui-size-sticky-top', '7.5rem');
  await render(
    <div style={{ paddingBlock: '400px 1500px' }}>
      <ComparisonTable {...example} />
    </div>,
  );
  const header = page.getByRole('columnheader', { name: 'Gold' }).element();
  window.scrollTo(0, 600);
  const bars = 16 * (4 + 3.5);
  await expect.poll(() => header.getBoundingClientRect().top).toBe(bars);
  const prices = page.getByRole('cell', { name: 'R112,450' }).element();
  expect(prices.getBoundingClientRect().top).toBe(header.getBoundingClientRect().bottom);
});

test("a link to a column's id scrolls to it, clear of the sticky bars", async () => {
  document.documentElement.style.setProperty('--ui-size-sticky-top', '7.5rem');
  await render(
    <div style={{ paddingBlock: '1500px' }}>
      <ComparisonTable {...example} />
    </div>,
  );
  const header = page.getByRole('columnheader', { name: 'Gold' }).element();
  expect(header).toHaveAttribute('id', 'gold');
  header.scrollIntoView();
  await expect.poll(() => header.getBoundingClientRect().top).toBeGreaterThanOrEqual(120);
  expect(header.getBoundingClientRect().top).toBeLessThan(160);
});

test('the row under the pointer is tinted, a heading is not', async () => {
  await render(<ComparisonTable {...example} />);
  const rowHeading = (name: string) => page.getByText(name).element().closest('th') as Element;
  const ground = (name: string) => getComputedStyle(rowHeading(name)).backgroundImage;
  const plain = ground('Reporting');
  await userEvent.hover(page.getByText('Weekly', { exact: true }));
  await expect.poll(() => ground('Reporting')).not.toBe(plain);
  await userEvent.hover(page.getByText('Website'));
  await expect.poll(() => ground('Reporting')).toBe(plain);
  expect(ground('Website')).toBe(plain);
});
