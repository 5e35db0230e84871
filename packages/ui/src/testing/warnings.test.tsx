import { createElement, type FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { examples } from './kitchen-sink/examples.tsx';

/* Data that no compiler has seen. */

const columns = [{ key: 'gold', label: 'Gold' }];
const row = { id: 'updates', label: 'Updates', values: { gold: '8' } };
const group = { id: 'website', label: 'Website', rows: [row] };
const withoutRows = { id: 'website', label: 'Website' };
const misspelt = { glod: '8' };
const table = (rows: object) => ({
  label: 'Plans',
  columns,
  groups: [{ ...group, rows: [{ id: 'updates', label: 'Updates', ...rows }] }],
});
const note = (noteId: string) => ({ noteId, text: 'Terms', references: [] });
const link = (href: string) => ({ label: 'Rooms', href });
const option = (value: string) => ({ value, label: value });

type Case = [message: RegExp, component: string, props: object, rest: string];

const cases: Case[] = [
  [/has no `items`/, 'Accordion', { children: null, role: 'group', 'aria-label': 'FAQ' }, ''],
  [/it has no name\. Pass a `heading`, a `level`, or both/, 'BundleCard', { note: 'Go' }, 'Go'],
  [/`items` is missing/, 'Checklist', {}, ''],
  [/`columns` is missing/, 'ComparisonTable', { label: 'Plans', groups: [group] }, 'Updates'],
  [/'Plans': `groups` is missing/, 'ComparisonTable', { label: 'Plans', columns }, 'Gold'],
  [
    /the group 'Website' has no `rows`/,
    'ComparisonTable',
    { label: 'Plans', columns, groups: [withoutRows] },
    'Website',
  ],
  [/the row 'updates' has no `values`/, 'ComparisonTable', table({}), 'Updates'],
  [
    /the headline has no `values`/,
    'ComparisonTable',
    { ...table(row), headline: { label: 'Cost' } },
    'Cost',
  ],
  [
    /several columns have the key 'gold'/,
    'ComparisonTable',
    { ...table(row), columns: [...columns, ...columns] },
    'Gold',
  ],
  [
    /several rows have the id 'updates'/,
    'ComparisonTable',
    { ...table(row), groups: [group, { ...group, id: 'social' }] },
    'Updates',
  ],
  [
    /'updates': `values` has 'glod', which is no column's key\. The keys are: gold/,
    'ComparisonTable',
    table({ values: misspelt }),
    'Updates',
  ],
  [/`shares` has 'glod'/, 'ComparisonTable', table({ ...row, shares: { glod: 1 } }), 'Updates'],
  [
    /the headline: `values` has 'glod'/,
    'ComparisonTable',
    { ...table(row), headline: { label: 'Cost', values: misspelt } },
    'Cost',
  ],
  [
    /the row of actions: `values` has 'glod'/,
    'ComparisonTable',
    { ...table(row), actions: { label: 'Go', values: misspelt } },
    'Go',
  ],
  [/`notes` is missing/, 'Footnotes', {}, 'Notes'],
  [
    /the note 'alone' has no `references`/,
    'Footnotes',
    { notes: [{ noteId: 'alone', text: 'Terms' }] },
    'Terms',
  ],
  [
    /several notes have the noteId 'twice'/,
    'Footnotes',
    { notes: [note('twice'), note('twice')] },
    'TermsTerms',
  ],
  [
    /with `sheet={null}` nobody reaches its `items`/,
    'SiteHeader',
    { items: [link('/rooms')], sheet: null },
    'Rooms',
  ],
  [
    /two have the label 'Rooms'/,
    'SiteHeader',
    { items: [link('/rooms'), link('/more-rooms')] },
    'Rooms',
  ],
  [
    /the group 'Visit' has no `items`/,
    'SiteHeader',
    { logo: 'Inn', items: [{ label: 'Visit', items: undefined }] },
    'Inn',
  ],
  [/'Gold' has no `groups`/, 'TierCard', { heading: 'Gold' }, 'Gold'],
  [
    /the group 'Website' has no `rows`/,
    'TierCard',
    { heading: 'Gold', groups: [withoutRows] },
    'Website',
  ],
  [/"Soon" describes nothing.*exactly one/, 'Tooltip', { text: 'Soon', children: 'Shop' }, 'Shop'],
  [
    /"Soon" describes nothing/,
    'Tooltip',
    { text: 'Soon', children: [<b key="1">Shop</b>, <b key="2">Bar</b>] },
    'ShopBar',
  ],
  [/"Soon" describes nothing/, 'Tooltip', { text: 'Soon', children: <>Shop</> }, 'Shop'],
  [/1 `options`.*two to five/, 'ViewSwitch', { label: 'Show', options: [option('a')] }, 'Show'],
  [/no `options`/, 'ViewSwitch', { label: 'Show' }, 'Show'],
  [
    /several options of the value 'a'/,
    'ViewSwitch',
    { label: 'Show', options: [option('a'), option('a')] },
    'Show',
  ],
];

test.each(cases)(
  '%s: the developer of a %s is told, and the rest is shown',
  async (message, name, props, rest) => {
    vi.mocked(console.warn).mockImplementation(() => {});
    // React's own, of keys that are there twice.
    vi.mocked(console.error).mockImplementation(() => {});
    const component = examples[name]?.type as FunctionComponent<object>;
    const { container } = await render(createElement(component, props));
    expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringMatching(message)]]);
    expect(container.textContent).toContain(rest);
    vi.mocked(console.warn).mockClear();
    vi.mocked(console.error).mockClear();
  },
);

test('what nobody could choose is not shown: a group without items', async () => {
  vi.mocked(console.warn).mockImplementation(() => {});
  const items = [{ label: 'Visit', items: undefined as never }];
  await render(<SiteHeader logo={null} items={items} />);
  await expect.element(page.getByRole('button', { name: 'Visit' })).not.toBeInTheDocument();
  vi.mocked(console.warn).mockClear();
});
