import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { columns, compared, headline } from '../testing/exampleTiers.tsx';
import { boxOf, printedMedia, serverRendered, textsOf } from '../testing/helpers.ts';
import { ResponsiveComparison } from './ResponsiveComparison.tsx';

const comparison = (
  <ResponsiveComparison
    label="What each option includes"
    columns={columns}
    headline={headline}
    details={[{ label: 'In short', values: { gold: 'A year: R1,349,400' } }]}
    {...compared}
    aboveCards={<p>Four options</p>}
    cards={{ gold: { headline: 'R1', summary: 'A year: R2', actions: 'In the card' } }}
  />
);

const table = page.getByRole('table');
const card = (name: string) => page.getByRole('article', { name, exact: true });
const opened = () => Array.from(document.querySelectorAll('details'), ({ open }) => open);

test('a narrow screen shows a card per column; a wide screen and print show the table', async () => {
  await page.viewport(768, 800);
  await render(comparison);
  const above = page.getByText('Four options');
  await expect.element(table).toBeVisible();
  expect(page.getByRole('article').elements()).toEqual([]);
  await expect.element(above).not.toBeVisible();
  await page.viewport(767, 800);
  await expect.element(table).not.toBeInTheDocument();
  expect(page.getByRole('article').elements()).toHaveLength(columns.length);
  await expect.element(above).toBeVisible();
  await printedMedia();
  await expect.element(table).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toEqual([]);
});

test('five columns are shown as a table from 1024 px up', async () => {
  const more = [...columns, { key: 'more' as never, label: 'More' }];
  await page.viewport(1024, 800);
  await render(<ResponsiveComparison label="Options" columns={more} {...compared} />);
  await expect.element(table).toBeVisible();
  expect(page.getByRole('article').elements()).toEqual([]);
  await page.viewport(1023, 800);
  await expect.element(table).not.toBeInTheDocument();
  expect(page.getByRole('article').elements()).toHaveLength(more.length);
  expect(page.getByRole('link', { name: /^Back/ }).elements()).toEqual([]);
});

test('a consumer’s extra properties on columns and cards stay out of the HTML', async () => {
  await page.viewport(360, 800);
  const others = { title: 'Ours', children: 'Ours', headingLevel: 5 };
  await render(
    <ResponsiveComparison
      label="What each option includes"
      columns={columns.map((column) => ({ ...others, summary: 'Ours', ...column }))}
      cards={{ gold: { ...others, summary: 'Theirs' } }}
      {...compared}
    />,
  );
  expect(card('Gold').element()).not.toHaveAttribute('title');
  const [gold, silver] = ['Gold', 'Silver'].map((name) => card(name).element().textContent);
  expect(gold).toMatch(/^GoldTheirsWebsite/);
  expect(silver).toMatch(/^SilverWebsite/);
});

test('a card shows its column’s values and its own headline, summary and actions', async () => {
  await page.viewport(360, 800);
  await render(comparison);
  const gold = card('Gold');
  expect(gold.element()).toHaveAttribute('id', 'gold');
  expect(textsOf(gold.getByRole('definition'))).toEqual(['R1', '8', 'Weekly']);
  expect(gold.element().textContent).toMatch(
    /^GoldCost of optionR1A year: R2Website.*In the card$/,
  );
  expect(textsOf(card('Silver').getByRole('definition'))[0]).toBe('R81,450');
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const [at, id] of ['platforms', 'ads'].entries()) {
    const note = page.getByRole('listitem').nth(at);
    for (const from of ['', 'gold-']) {
      const reference = document.getElementById(`${from}reference-${id}`);
      expect(reference).toHaveTextContent(`${at + 1}`);
      expect(reference).toHaveAttribute('href', `#${note.element().id}`);
    }
    const back = note.element().querySelector('a');
    expect(back).toHaveAttribute('href', `#reference-${id}`);
    // Several cards have the same item, so there is no single reference to link back to.
    expect(back).not.toBeVisible();
  }
});

test('only the groups in `defaultOpenGroups` are initially open', async () => {
  await page.viewport(360, 800);
  const groups = compared.groups.map((group) => ({ ...group, leadingValues: { gold: 'Eight' } }));
  await render(
    <ResponsiveComparison
      label="What each option includes"
      columns={columns}
      {...compared}
      groups={groups}
      defaultOpenGroups={['social']}
    />,
  );
  expect(opened()).toEqual(columns.flatMap(() => [false, true]));
  const saidOf = (name: string) => card(name).element().querySelector('summary')?.textContent;
  expect(saidOf('Gold')).toBe('WebsiteEight');
  expect(saidOf('Silver')).toBe('Website· 2 of 2');
});

for (const moment of ['before', 'after']) {
  test(`a group opened ${moment} hydration opens in every card, without moving the clicked heading`, async () => {
    await page.viewport(360, 800);
    const { hydrate } = serverRendered(comparison);
    if (moment === 'after') hydrate();
    expect(opened()).toEqual(columns.flatMap(() => [true, false]));
    const pressed = card('Silver').getByRole('heading', { name: 'Social media' });
    pressed.element().scrollIntoView({ block: 'center' });
    const { top } = boxOf(pressed);
    await pressed.click();
    if (moment === 'before') hydrate();
    await expect.poll(opened).toEqual(columns.flatMap(() => [true, true]));
    // Browsers scroll by whole pixels.
    expect(Math.abs(boxOf(pressed).top - top)).toBeLessThan(1);
  });
}

test('a reference to a missing note warns once', async () => {
  const rows = ['a', 'b'].map((id) => ({ id, label: id, values: {}, noteId: 'term' }));
  await render(
    <ResponsiveComparison
      label="Plans"
      columns={[{ key: 'gold', label: 'Gold' }]}
      groups={[{ id: 'all', label: 'All', rows }]}
      notes={[{ id: 'price', text: 'Net' }]}
    />,
  );
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [expect.stringMatching(/a row's `noteId` is 'term', but no note has that `id`/)],
  ]);
  vi.mocked(console.warn).mockClear();
});
