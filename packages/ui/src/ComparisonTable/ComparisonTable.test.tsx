import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { columns, groups, headline } from '../testing/exampleTiers.tsx';
import {
  boxOf,
  boxOfCharacter,
  printedMedia,
  styleOf,
  textNodesIn,
  textsOf,
} from '../testing/helpers.ts';
import { color } from '../theme/tokens.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const example = { label: 'What each option includes', columns, headline, groups };

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

const cellsOf = (name: string) => textsOf(rowOf(name).getByRole('cell'));

test('the table is named by its label, with headers of columns, rows and groups', async () => {
  await render(<ComparisonTable {...example} />);
  const headers = page
    .getByRole('table', { name: 'What each option includes' })
    .getByRole('columnheader');
  expect(textsOf(headers)).toEqual(['Feature', 'Platinum', 'Gold', 'Silver', 'Bronze']);
  // Not by role: unlike browsers, the test's engine gives a row group's header the role of a cell.
  const scopeOf = (name: string) =>
    page.getByText(name, { exact: true }).element().closest('th')?.getAttribute('scope');
  expect(scopeOf('Gold')).toBe('col');
  expect(scopeOf('Reporting')).toBe('row');
  expect(scopeOf('Cost of option')).toBe('row');
  expect(scopeOf('Website')).toBe('rowgroup');
  const group = page.getByRole('rowgroup').filter({ hasText: 'Website' });
  expect(group.getByRole('row').elements()).toHaveLength(3);
});

test('the headline is the first row, values are in the order of the columns', async () => {
  await render(<ComparisonTable {...example} columns={columns.toReversed()} />);
  expect(cellsOf('Cost of option')).toEqual(['R62,450', 'R81,450', 'R112,450', 'Enquire']);
  expect(page.getByRole('row').nth(1).element().textContent).toMatch(/^Cost of option/);
  expect(cellsOf('Reporting')).toEqual(['Monthly', 'Bi-weekly', 'Weekly', 'Real-time dashboard']);
  const missing = rowOf('Social ads Note 2').getByRole('cell', {
    name: 'Not included',
    exact: true,
  });
  expect(missing.elements()).toHaveLength(2);
});

test('the names of columns may be links', async () => {
  const linked = columns.map(({ key, label }) => ({ key, label, href: `#${key}` }));
  await render(<ComparisonTable {...example} columns={linked} />);
  const header = page.getByRole('columnheader', { name: 'Gold', exact: true });
  const link = header.getByRole('link', { name: 'Gold', exact: true });
  await expect.element(link).toHaveAttribute('href', '#gold');
});

test('details follow the headline, and scroll away with the items', async () => {
  const details = { label: 'In short', values: { gold: 'A year: R1,349,400' } };
  await render(
    <div style={{ paddingBlockEnd: '1500px' }}>
      <ComparisonTable {...example} details={[details]} />
    </div>,
  );
  expect(page.getByRole('row').nth(2).element().textContent).toMatch(/^In short/);
  scrollTo(0, 400);
  await expect
    .poll(() => boxOf(page.getByRole('cell', { name: 'R112,450' })).top)
    .toBeGreaterThanOrEqual(0);
  expect(boxOf(page.getByText('A year: R1,349,400')).bottom).toBeLessThan(0);
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

test('a note link is 24 px high without raising its row', async () => {
  await render(<ComparisonTable {...example} />);
  const { width, height } = boxOf(page.getByRole('link', { name: 'Note 1' }));
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(24);
  const heightOf = (name: string) => boxOf(rowOf(name)).height;
  // Not the group's last row, which has no line.
  expect(heightOf('Platforms Note 1')).toBe(heightOf('Community management'));
});

test.each([768, 1024, 1440])(
  'at %i px a link scrolls to its column; the 44 px names and the headline stick below the bars',
  async (width) => {
    await page.viewport(width, 800);
    document.documentElement.style.setProperty('--ui-size-sticky-top', '7.5rem');
    await render(
      <div style={{ paddingBlock: '1500px' }}>
        <ComparisonTable {...example} />
      </div>,
    );
    const header = page.getByRole('columnheader', { name: 'Gold' });
    await expect.element(header).toHaveAttribute('id', 'gold');
    // A slow machine measures the bars after the first read.
    const topOnceLinked = () => {
      header.element().scrollIntoView();
      return boxOf(header).top;
    };
    await expect.poll(topOnceLinked).toBeGreaterThanOrEqual(120);
    expect(boxOf(header).top).toBeLessThan(160);
    scrollBy(0, 100);
    const price = page.getByRole('cell', { name: 'R112,450' });
    await expect.poll(() => boxOf(price).bottom).toBeLessThanOrEqual(120 + 110);
    expect(boxOf(header).height).toBeGreaterThanOrEqual(44);
    expect(boxOf(price).top).toBe(boxOf(header).bottom);
    const { firstChild } = page.getByText('Gold', { exact: true }).element();
    expect(boxOfCharacter(firstChild as Text, 0).top).toBeGreaterThanOrEqual(120);
  },
);

test('in a short window the names of the columns stick above the rows', async () => {
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
      // The padding above the names scrolls away.
      await expect.poll(() => boxOf(header).top).toBeLessThanOrEqual(0);
      const { left, bottom } = boxOf(header);
      expect(bottom).toBeGreaterThan(20);
      for (let y = 1; y < bottom - 1; y += 10) {
        expect(document.elementFromPoint(left + 20, y)?.closest('th')).toBe(header.element());
      }
    }
  }
});

test('each column has its colours, from a preset or its class', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.sea { --ui-color-header: rgb(0 60 90) }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const own = columns.map(({ key, label, color }) =>
    key === 'gold' ? { key, label, className: 'sea' } : { key, label, color },
  );
  await render(<ComparisonTable {...example} columns={own} />);
  const ground = (name: string) =>
    styleOf(page.getByRole('columnheader', { name })).backgroundColor;
  expect(ground('Gold')).toBe('rgb(0, 60, 90)');
  expect(ground('Silver')).toBe(color.tier3.light);
  expect(ground('Bronze')).toBe(color.tier4.light);
  const tints = rowOf('Cost of option').getByRole('cell').elements();
  expect(new Set(tints.map((cell) => styleOf(cell).backgroundColor)).size).toBe(tints.length);
});

test('the hovered row has a tint, a heading has none', async () => {
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

test('without a headline the names are centred in their row', async () => {
  await render(<ComparisonTable {...example} headline={undefined} />);
  const header = page.getByRole('columnheader', { name: 'Gold' });
  const name = boxOfCharacter(header.getByText('Gold').element().firstChild as Text, 0);
  const above = name.top - boxOf(header).top;
  expect(Math.abs(boxOf(header).bottom - name.bottom - above)).toBeLessThan(4);
});

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

/** The words that break across lines. */
function brokenWords(root: Element): string[] {
  const broken: string[] = [];
  for (const text of textNodesIn(root)) {
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

test('a column whose name is a long word becomes wider', async () => {
  await page.viewport(1280, 700);
  const names = ['Familienmitgliedschaftsvereinbarung', 'One', 'Two', 'Three', 'Four'];
  const columns = names.map((label) => ({ key: label, label }));
  const { container } = await render(
    <ComparisonTable
      label="Plans"
      columns={columns}
      groups={[{ id: 'g', label: 'G', rows: [] }]}
    />,
  );
  await expect.poll(() => brokenWords(container)).toEqual([]);
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
