import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { columns, groups, headline } from '../testing/exampleTiers.tsx';
import { printedMedia } from '../testing/printedMedia.ts';
import { fillOf } from '../testing/tracks.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const example = { label: 'What each option includes', columns, headline, groups };

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

const cellsOf = (name: string) =>
  rowOf(name)
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent);

test('it is a table named by its label', async () => {
  await render(<ComparisonTable {...example} />);
  await expect
    .element(page.getByRole('table', { name: 'What each option includes' }))
    .toBeInTheDocument();
});

test('every column has a header, that of the items too', async () => {
  await render(<ComparisonTable {...example} />);
  const headers = page.getByRole('columnheader').elements();
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

test('an absent value is a dash, read as not included', async () => {
  await render(<ComparisonTable {...example} />);
  expect(cellsOf('Social ads Note 2')).toEqual([
    'R16,000 budget',
    'R6,000',
    '–Not included',
    '–Not included',
  ]);
  expect(cellsOf('Community management').at(-1)).toBe('–Not included');
  await expect
    .element(
      rowOf('Social ads Note 2').getByRole('cell', { name: 'Not included', exact: true }).first(),
    )
    .toBeVisible();
});

test('a track under each value that has a share is filled that far, and read by nobody', async () => {
  await render(<ComparisonTable {...example} />);
  const fillsOf = (name: string) => rowOf(name).getByRole('cell').elements().map(fillOf);
  expect(fillsOf('Platforms Note 1')).toEqual([100, 83, 50, 33]);
  expect(fillsOf('Community management')).toEqual([100, 67, 33, 0]);
  expect(fillsOf('Reporting')).toEqual(Array(4).fill(undefined));
  expect(cellsOf('Platforms Note 1')).toEqual(['All', '5', '3', '2']);
});

test('a share so small that it rounds to nothing is still seen', async () => {
  const row = { id: 'b', label: 'B', values: { gold: 1 }, shares: { gold: 0.01 } };
  await render(
    <ComparisonTable
      label="Small"
      columns={[{ key: 'gold', label: 'Gold' }]}
      groups={[{ id: 'a', label: 'A', rows: [row] }]}
    />,
  );
  expect(fillOf(rowOf('B').getByRole('cell').element())).toBe(8);
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

test('true is a tick, false and nothing are a dash, and each is heard; zero is a value', async () => {
  const values = { true: true, false: false, empty: '', null: null, zero: 0 };
  await render(
    <ComparisonTable
      label="Marks"
      columns={Object.keys(values).map((key) => ({ key, label: key }))}
      groups={[{ id: 'a', label: 'A', rows: [{ id: 'b', label: 'B', values }] }]}
    />,
  );
  expect(cellsOf('B')).toEqual([
    'Included',
    '–Not included',
    '–Not included',
    '–Not included',
    '0',
  ]);
  const tick = rowOf('B').getByRole('cell', { name: 'Included', exact: true });
  const { width, height } = (
    tick.element().querySelector('svg') as Element
  ).getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThan(12);
});

test('its words can be another language, and one that is not there stays as it is', async () => {
  const labels = { item: 'Kenmerk', excluded: 'Nie ingesluit nie', note: undefined };
  await render(<ComparisonTable {...example} labels={labels} />);
  await expect.element(page.getByRole('columnheader', { name: 'Kenmerk' })).toBeVisible();
  expect(cellsOf('Community management').at(-1)).toBe('–Nie ingesluit nie');
  await expect.element(page.getByRole('link', { name: 'Note 1' })).toBeVisible();
});

test('a note is referred to by a link that the note can lead back to', async () => {
  await render(<ComparisonTable {...example} />);
  const link = rowOf('Platforms Note 1').getByRole('link', { name: 'Note 1' });
  await expect.element(link).toHaveAttribute('href', '#note-1');
  await expect.element(link).toHaveAttribute('id', 'reference-platforms');
  await expect.element(link).toHaveTextContent('1');
});

test('a reference is large enough to hit, and makes its row no higher', async () => {
  await render(<ComparisonTable {...example} />);
  const { width, height } = page
    .getByRole('link', { name: 'Note 1' })
    .element()
    .getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(24);
  const heightOf = (name: string) => rowOf(name).element().getBoundingClientRect().height;
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

test.each([1, 5])('with %i columns nothing reaches beyond it on a tablet', async (count) => {
  const keys = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
  const values = Object.fromEntries(keys.map((key) => [key, 'Transaksieverwerkingstelselbestuur']));
  const { container } = await render(
    <div style={{ width: '720px' }}>
      <ComparisonTable
        label="Long words"
        columns={keys.map((key) => ({ key, label: 'Onderhandelingsverantwoordelikheid' }))}
        groups={[{ id: 'a', label: 'A', rows: [{ id: 'b', label: 'B', values }] }]}
      />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBe(720);
});

test('a header takes any colours: those around the table, or of its column', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = `
    .sea { --ui-color-header: rgb(0 60 90); --ui-color-on-header: rgb(240 250 255) }
    .sand { --ui-color-header: rgb(230 210 170); --ui-color-on-header: rgb(40 20 0) }
    .sunken { --ui-color-surface-sunken: rgb(1 2 3); --ui-color-text: rgb(4 5 6) }`;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const coloured = [
    { key: 'platinum' as const, label: 'Around' },
    { key: 'gold' as const, label: 'Own', className: 'sand' },
    { key: 'silver' as const, label: 'Preset', colour: 'silver' as const },
    { key: 'bronze' as const, label: 'Last' },
  ];
  const coloursOf = (name: string) => {
    const header = page.getByRole('columnheader', { name }).element();
    const { backgroundColor, color } = getComputedStyle(header);
    return [
      backgroundColor,
      color,
      getComputedStyle(header).getPropertyValue('--ui-color-focus-ring'),
    ];
  };
  const { rerender } = await render(
    <ComparisonTable {...example} columns={coloured} className="sea" />,
  );
  expect(coloursOf('Around')).toEqual(['rgb(0, 60, 90)', 'rgb(240, 250, 255)', 'rgb(240 250 255)']);
  expect(coloursOf('Own')).toEqual(['rgb(230, 210, 170)', 'rgb(40, 20, 0)', 'rgb(40 20 0)']);
  expect(coloursOf('Preset')[0]).toMatch(/^oklch\(0\.82/);
  // Without any of its own it follows its place.
  await rerender(<ComparisonTable {...example} columns={coloured} className="sunken" />);
  expect(coloursOf('Around').slice(0, 2)).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
});
