import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';

/* Data that no compiler has seen. */

const columns = [{ key: 'gold', label: 'Gold' }];
const row = { id: 'updates', label: 'Updates', values: { gold: '8' } };
const group = { id: 'website', label: 'Website', rows: [row] };

/** What the developer is told about a table's data. */
async function told(data: object): Promise<string[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // React's own, of keys that are there twice.
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(<ComparisonTable {...(data as ComparisonTableProps<string>)} />);
  const messages = warn.mock.calls.map(([message]) => String(message));
  warn.mockClear();
  error.mockClear();
  return messages;
}

test.each([
  ['columns', { label: 'No columns', groups: [group] }, /'No columns': `columns` is missing/],
  ['groups', { label: 'No groups', columns }, /'No groups': `groups` is missing/],
  [
    'rows',
    { label: 'No rows', columns, groups: [{ id: 'a', label: 'A' }] },
    /the group 'A' has no `rows`/,
  ],
  [
    'values',
    { label: 'No values', columns, groups: [{ ...group, rows: [{ id: 'a', label: 'A' }] }] },
    /the row 'a' has no `values`/,
  ],
  [
    'values of the headline',
    { label: 'No prices', columns, groups: [group], headline: { label: 'Cost' } },
    /the headline has no `values`/,
  ],
])('without %s there is a table, and a warning', async (_, data, warning) => {
  expect(await told(data)).toContainEqual(expect.stringMatching(warning));
  await expect.element(page.getByRole('table', { name: data.label })).toBeInTheDocument();
});

test.each([
  [
    'two columns of one key',
    { label: 'Twins', columns: [...columns, ...columns], groups: [group] },
    /several columns have the key 'gold'/,
  ],
  [
    'two rows of one id, in different groups too',
    { label: 'Rows', columns, groups: [group, { ...group, id: 'social' }] },
    /several rows have the id 'updates'/,
  ],
  [
    'a value for no column',
    { label: 'Values', columns, groups: [{ ...group, rows: [{ ...row, values: { glod: '8' } }] }] },
    /the row 'updates': `values` has 'glod', which is no column's key\. The keys are: gold/,
  ],
  [
    'a share for no column',
    { label: 'Shares', columns, groups: [{ ...group, rows: [{ ...row, shares: { glod: 1 } }] }] },
    /`shares` has 'glod'/,
  ],
  [
    'a headline for no column',
    {
      label: 'Costs',
      columns,
      groups: [group],
      headline: { label: 'Cost', values: { glod: '8' } },
    },
    /the headline: `values` has 'glod'/,
  ],
  [
    'an action for no column',
    { label: 'Acts', columns, groups: [group], actions: { label: 'Go', values: { glod: '8' } } },
    /the row of actions: `values` has 'glod'/,
  ],
])('%s: the developer is told', async (_, data, warning) => {
  expect(await told(data)).toContainEqual(expect.stringMatching(warning));
});

test('nothing is said of a table as it should be', async () => {
  expect(await told({ label: 'Fine', columns, groups: [group] })).toEqual([]);
});
