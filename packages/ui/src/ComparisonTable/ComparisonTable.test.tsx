import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from '../Price/Price.tsx';
import { columns, groups, headline } from '../testing/exampleTiers.tsx';
import {
  addStyles,
  boxOf,
  boxOfCharacter,
  linesOf,
  printedMedia,
  styleOf,
} from '../testing/helpers.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const example = {
  label: 'What each option includes',
  columns,
  headline,
  details: [{ label: 'In short', values: { gold: 'A year: R1,349,400' } }],
  groups,
};

const columnHeader = (name: string) => page.getByRole('columnheader', { name, exact: true });

test('rows are in this order: names, headline, details, groups', async () => {
  const reversed = columns.toReversed().map((column) => ({ ...column, href: `#${column.key}` }));
  await render(<ComparisonTable {...example} columns={reversed} />);
  const table = page.getByRole('table', { name: example.label });
  const rows = table
    .getByRole('row')
    .elements()
    .map((row) =>
      [...row.querySelectorAll(':not([aria-hidden]):is(th, td)')].map((cell) => cell.textContent),
    );
  const none = '–';
  expect(rows.slice(0, 6)).toEqual([
    ['Feature', 'Bronze', 'Silver', 'Gold', 'Platinum'],
    ['Cost of option', 'R62,450', 'R81,450', 'R112,450', 'Enquire'],
    ['In short', none, none, 'A year: R1,349,400', none],
    ['Website'],
    ['Updates per month', '2', '4', '8', '16'],
    ['Reporting', 'Monthly', 'Bi-weekly', 'Weekly', 'Real-time dashboard'],
  ]);
  for (const { cells } of (table.element() as HTMLTableElement).rows) {
    expect(Array.from(cells).reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(5);
  }
  const price = table.getByRole('cell', { name: 'R112,450' }).element();
  expect(price.querySelector('[data-part="currency"]')).toBeVisible();
  // Checks `scope`, because the tests' role engine, unlike browsers, treats a row group's header as a cell.
  for (const [name, scope] of [
    ['Gold', 'col'],
    ['Cost of option', 'row'],
    ['Reporting', 'row'],
    ['Website', 'rowgroup'],
  ] as const) {
    const header = page.getByText(name, { exact: true }).element().closest('th');
    expect(header, name).toHaveAttribute('scope', scope);
  }
  const group = table.getByRole('rowgroup').filter({ hasText: 'Website' });
  expect(group.getByRole('row').elements()).toHaveLength(3);
  const link = columnHeader('Gold').getByRole('link', { name: 'Gold', exact: true });
  await expect.element(link).toHaveAttribute('href', '#gold');
});

test.each([768, 1024, 1440])(
  'at %i px, the sticky header shows the values of a headline that has scrolled away',
  async (width) => {
    await page.viewport(width, 800);
    document.documentElement.style.setProperty('--ui-size-sticky-top', '7.5rem');
    await render(
      <div style={{ paddingBlock: '1500px' }}>
        <ComparisonTable {...example} />
      </div>,
    );
    const header = columnHeader('Gold');
    await expect.element(header).toHaveAttribute('id', 'gold');
    // Scrolls on each poll, because the layout may change after the first scroll on a slow machine.
    const topOnceLinked = () => {
      header.element().scrollIntoView();
      return boxOf(header).top;
    };
    await expect.poll(topOnceLinked).toBeGreaterThanOrEqual(120);
    expect(boxOf(header).top).toBeLessThan(160);
    const repeated = header.element().querySelector('[data-text]') as Element;
    expect(boxOf(repeated).width).toBe(0);
    const { height } = boxOf(header);
    scrollBy(0, 150);
    await expect.poll(() => styleOf(repeated, '::after').content).toBe('"R112,450"');
    expect(boxOf(header).height).toBe(height);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThanOrEqual(56);
    const { firstChild } = page.getByText('Gold', { exact: true }).element();
    expect(boxOfCharacter(firstChild as Text, 0).top).toBeGreaterThanOrEqual(120);
  },
);

test.each([
  ['the page', 1280],
  ['its region', 600],
])(
  'the sticky header shows a `Price` without its previous price after %s has scrolled',
  async (_, width) => {
    await page.viewport(width, 400);
    const price = <Price was="R120,000">R112,450</Price>;
    await render(
      <div style={{ paddingBlockEnd: '600px' }}>
        <ComparisonTable {...example} headline={{ label: 'Cost', values: { gold: price } }} />
      </div>,
    );
    const header = columnHeader('Gold').element();
    const shown = header.querySelector('[data-text]') as Element;
    expect(header.textContent).not.toContain('R120,000');
    // Imitates a page's own `display` rule, which must not reveal the repeated price.
    addStyles('[data-text] { display: inline !important; }');
    expect(boxOf(shown).width).toBe(0);
    const region = page.getByRole('table').element().parentElement as Element;
    (width > 1000 ? document.documentElement : region).scrollTop = 150;
    await expect.poll(() => styleOf(shown, '::after').content).toBe('"R112,450"');
  },
);

test('four columns do not scroll on a tablet with a classic scrollbar', async () => {
  const width = 768 - 17 - 2 * 28;
  await render(
    <div style={{ width }}>
      <ComparisonTable {...example} />
    </div>,
  );
  const region = page.getByRole('table').element().parentElement as HTMLElement;
  expect(styleOf(region).overflowX).toBe('visible');
  expect(region.scrollWidth).toBe(width);
});

test('the column names stick above the rows in a short window', async () => {
  await page.viewport(911, 418);
  await render(
    <div style={{ paddingBlockEnd: '600px' }}>
      <ComparisonTable {...example} />
    </div>,
  );
  const headers = ['Feature', 'Platinum'].map((name) => page.getByRole('columnheader', { name }));
  for (let scrolled = 100; scrolled <= 300; scrolled += 20) {
    scrollTo(0, scrolled);
    for (const header of headers) {
      await expect.poll(() => boxOf(header).top).toBeLessThanOrEqual(0);
      const { left, bottom } = boxOf(header);
      expect(bottom).toBeGreaterThan(20);
      for (let y = 1; y < bottom - 1; y += 10) {
        expect(document.elementFromPoint(left + 20, y)?.closest('th')).toBe(header.element());
      }
    }
  }
});

test('a column’s `className` applies to its header', async () => {
  const own = columns.map((column) =>
    column.key === 'gold' ? { key: column.key, label: column.label, className: 'sea' } : column,
  );
  await render(<ComparisonTable {...example} columns={own} />);
  await expect.element(columnHeader('Gold')).toHaveClass('sea');
});

const names =
  'Starter Essential Professional Enterprise Communications Bespoke Nonprofit Government'.split(
    ' ',
  );

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

test.each([
  [320, 3],
  [1280, 9],
])('at %i px, %i columns scroll while the row names stay in place', async (width, count) => {
  await page.viewport(width, 700);
  await render(table(count));
  await expect.element(region).toHaveAttribute('tabindex', '0');
  expect(document.documentElement.scrollWidth).toBe(width);
  const lefts = () =>
    [
      page.getByRole('rowheader', { name: 'Community management' }),
      page.getByText('Social media'),
      page.getByRole('columnheader').last(),
    ].map((it) => boxOf(it).left);
  const [item, group, last] = lefts();
  region.element().scrollLeft = 100;
  expect(lefts()).toEqual([item, group, Number(last) - 100]);
});

test('a long word in a column’s name widens the column', async () => {
  const names = ['Familienmitgliedschaftsvereinbarung', 'One', 'Two', 'Three', 'Four'];
  const named = names.map((label) => ({ key: label, label }));
  await render(<ComparisonTable label="Plans" columns={named} groups={[]} />);
  const long = page.getByText('Familienmitgliedschaftsvereinbarung');
  await expect.poll(() => linesOf(long)).toBe(1);
});

test('the arrow keys scroll the columns in right-to-left text', async () => {
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

test('at 768 px, the header of six scrolling columns stays visible', async () => {
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
    // The header's text is below the bars.
    expect(top + 12).toBeGreaterThanOrEqual(96);
  }
  await expect.element(page.getByText('Item 39')).toBeInViewport();
  for (const [scrolled, shadow] of [
    [300, '1'],
    [10_000, '0'],
  ] as const) {
    region.element().scrollTop = scrolled;
    await expect.poll(() => styleOf(region, '::after').opacity).toBe(shadow);
  }
});

test('a table whose columns fit is neither a region nor a tab stop', async () => {
  await page.viewport(360, 700);
  const { rerender } = await render(table(6));
  await expect.element(region).toBeInTheDocument();
  await page.viewport(1280, 800);
  await expect.element(region).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
  await rerender(table(12));
  await expect.element(region).toBeInTheDocument();
});

test('a printed table is as wide as the page', async () => {
  await page.viewport(360, 700);
  await render(<ComparisonTable {...example} />);
  await expect.element(page.getByRole('region')).toBeInTheDocument();
  const width = () => boxOf(page.getByRole('table')).width;
  expect(width()).toBeGreaterThan(400);
  await printedMedia();
  await expect.poll(width).toBe(360);
});

void (
  <ComparisonTable
    label="Rooms"
    columns={[{ key: 'cellar', label: 'Cellar' }]}
    // @ts-expect-error A value's key must be a column's key.
    groups={[{ id: 'a', label: 'A', rows: [{ id: 'b', label: 'B', values: { celar: 1 } }] }]}
  />
);
