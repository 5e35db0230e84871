import { cloneElement, createElement, type FunctionComponent, type ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import type { ViewSwitchProps } from '../ViewSwitch/ViewSwitch.tsx';
import { examples } from './examples.tsx';

/* Data from untyped code. */

const columns = [{ key: 'gold', label: 'Gold' }];
const row = { id: 'updates', label: 'Updates', values: { gold: '8' } };
const group = { id: 'website', label: 'Website', rows: [row] };
const withoutRows = { id: 'website', label: 'Website' };
const values = { glod: '8' };
const rowWith = (rest: object) => ({
  groups: [{ ...group, rows: [{ id: 'updates', label: 'Updates', ...rest }] }],
});
const lostNote = { ...rowWith({ ...row, noteId: 'term' }), notes: [{ id: 'price', text: 'Net' }] };
const note = (noteId: string) => ({ noteId, text: 'Terms', references: [] });
const empty = { label: 'Visit', items: undefined };
const link = (href: string) => ({ label: 'Rooms', href });
const option = { value: 'a', label: 'A' };
const tabs = ['A', 'B'].map((label) => ({ value: label.toLowerCase(), label, content: '' }));
const two = [option, { value: 'b', label: 'B' }];

/** The valid props of each component. */
const valid: Record<string, object> = {
  Field: { children: createElement('input') },
  ComparisonTable: { label: 'Plans', columns, groups: [group] },
  Comparison: { label: 'Plans', columns },
  TierCard: { heading: 'Gold' },
  Tooltip: { text: 'Soon' },
  Tabs: { label: 'Rooms' },
  ViewSwitch: { label: 'Show' },
};

type Case = [message: RegExp, component: string, props: object, rest: string];

const ofTables: [message: RegExp, props: object, rest: string][] = [
  [/it has no `columns`/, { columns: undefined }, 'Updates'],
  [/it has no `columns`/, { columns: [], groups: [{ ...group, rows: [] }] }, 'Website'],
  [/it has no `label`/, { label: undefined }, 'Updates'],
  [/`color` is 'brass', which/, { columns: [{ ...columns[0], color: 'brass' }] }, 'Gold'],
  [/'Plans': it has no `groups`/, { groups: undefined }, 'Gold'],
  [/the group 'website' has no `rows`/, { groups: [withoutRows] }, 'Website'],
  [/the row 'updates' has no `values`/, rowWith({}), 'Updates'],
  [/the headline has no `values`/, { headline: { label: 'Cost' } }, 'Cost'],
  [/several columns have the key 'gold'/, { columns: [...columns, ...columns] }, 'Gold'],
  [/several rows have the id 'updates'/, { groups: [group, { ...group, id: 'b' }] }, 'Updates'],
  [/several groups have the id 'website'/, { groups: [group, { ...group, rows: [] }] }, 'Updates'],
  [/`values` has 'glod', which is no column's key: gold/, rowWith({ values }), 'Updates'],
  [/the headline: `values` has 'glod'/, { headline: { label: 'Cost', values } }, 'Cost'],
  [/the row of actions: `values` has 'glod'/, { actions: { label: 'Go', values } }, 'Go'],
];

const ofNotes: [message: RegExp, notes: object[] | undefined, rest: string][] = [
  [/it has no `notes`/, undefined, 'Notes'],
  [/the note 'alone' has no `references`/, [{ noteId: 'alone', text: 'Terms' }], 'Terms'],
  [/several notes have the noteId 'twice'/, [note('twice'), note('twice')], 'TermsTerms'],
];

const cases: Case[] = [
  [/`value` is 'b'.*: a/, 'Accordion', { items: [{ heading: 'a' }], value: ['b'] }, 'a'],
  ...['Badge', 'Button', 'ButtonLink'].map((name): Case => {
    return [/`tone` is 'loud'.* highlighted/, name, { tone: 'loud', children: 'Go' }, 'Go'];
  }),
  [/`size` is 'huge'.*: medium, small/, 'Button', { size: 'huge', children: 'Go' }, 'Go'],
  [/Field: .*exactly one control/, 'Field', { heading: 'Name', children: 'Ada' }, 'Name'],
  ...['Field', 'Fieldset'].map((name): Case => [/it has no `heading`/, name, { heading: '' }, '']),
  ...['IconButton', 'Tabs'].map((name): Case => [/it has no `label`/, name, { label: '' }, '']),
  [/it has no `component`/, 'LinkProvider', { children: 'Page' }, 'Page'],
  [/it has 0 options/, 'ThemeToggle', { themes: [] }, 'Theme'],
  [
    /`value` is 'drak', which is none of: light, dark/,
    'ThemeToggle',
    { defaultValue: 'drak' },
    'Dark',
  ],
  [/`themes` is 'sepia'/, 'ThemeToggle', { themes: ['light', 'sepia'] }, 'Light'],
  [/one has no `label`/, 'SiteFooter', { items: [{ href: '/' }], copyright: '©' }, '©'],
  [/has no `items`/, 'Accordion', { children: null, role: 'group', 'aria-label': 'FAQ' }, ''],
  [/it has no `items`/, 'Checklist', {}, ''],
  ...ofTables.map(([message, props, rest]): Case => [message, 'ComparisonTable', props, rest]),
  ...ofNotes.map(([message, notes, rest]): Case => [message, 'Footnotes', { notes }, rest]),
  [/`noteId` is 'term', which is none of: price/, 'Comparison', lostNote, 'Gold'],
  [/it has no name\. Pass a `heading`, a `meter`, or both/, 'OfferCard', { remark: 'Go' }, 'Go'],
  [/the label or `name` 'Rooms'/, 'SiteHeader', { items: [link('/a'), link('/b')] }, 'Rooms'],
  [/'Visit' has no `items`/, 'SiteHeader', { logo: 'Inn', items: [empty] }, 'Inn'],
  [/'Visit' has no `items`/, 'SiteFooter', { copyright: '©', items: [empty] }, '©'],
  [/`color` is 'brass', which/, 'TierCard', { groups: [], color: 'brass' }, 'Gold'],
  [/'Gold' has no `groups`/, 'TierCard', {}, 'Gold'],
  [/the group 'website' has no `rows`/, 'TierCard', { groups: [withoutRows] }, 'Website'],
  [/"Soon" describes nothing.*exactly one/, 'Tooltip', { children: 'Shop' }, 'Shop'],
  [/"Soon" describes nothing/, 'Tooltip', { children: [<b key="1">A</b>, <b key="2">B</b>] }, 'AB'],
  [/"Soon" describes nothing/, 'Tooltip', { children: <>Shop</> }, 'Shop'],
  [
    /`value` is 'c', which is none of: a, b/,
    'ViewSwitch',
    { options: two, defaultValue: 'c' },
    'AB',
  ],
  [/`value` is 'c', which is none of: a, b/, 'Tabs', { items: tabs, value: 'c' }, 'AB'],
  [/`value` never changes/, 'ViewSwitch', { options: two, value: 'a' }, 'AB'],
  [/it has no `name`/, 'Input', { name: undefined }, ''],
  [/it has no `label`/, 'ViewSwitch', { options: two, label: undefined, name: 'view' }, 'AB'],
  [/it has 1 options.*two to five/, 'ViewSwitch', { options: [option] }, 'Show'],
  [/it has 0 options/, 'ViewSwitch', {}, 'Show'],
  [/several options have the value 'a'/, 'ViewSwitch', { options: [option, option] }, 'Show'],
];

test.each(cases)('%s: a %s warns and renders the rest', async (message, name, props, rest) => {
  const component = examples[name]?.type as FunctionComponent<object>;
  const { container } = await render(createElement(component, { ...valid[name], ...props }));
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringMatching(message)]]);
  expect(container.textContent).toContain(rest);
  vi.mocked(console.warn).mockClear();
  // React reports duplicate keys.
  vi.mocked(console.error).mockClear();
});

test.each([
  ['SiteHeader', { logo: null }],
  ['Button', { children: 'Go' }],
])('%s warns once of a missing stylesheet and an unknown theme', async (name, props) => {
  const setDisabled = (disabled: boolean) => {
    for (const sheet of document.styleSheets) sheet.disabled = disabled;
  };
  onTestFinished(() => setDisabled(false));
  setDisabled(true);
  document.documentElement.dataset.theme = 'drak';
  const component = examples[name]?.type as FunctionComponent<object>;
  const { rerender } = await render(createElement(component, { ...props, key: 1 }));
  await rerender(createElement(component, { ...props, key: 2 }));
  await expect
    .poll(() => vi.mocked(console.warn).mock.calls.flat())
    .toEqual([
      expect.stringMatching(`${name}: the stylesheet is missing.*styles\\.css`),
      expect.stringMatching(`${name}: \`data-theme\` is 'drak'`),
    ]);
  vi.mocked(console.warn).mockClear();
});

test('several featured cards side by side warn once; apart from each other, or hidden, they do not', async () => {
  const card = <OfferCard heading="Cellar" featured />;
  const rendered = () => new Promise((resolve) => setTimeout(resolve));
  await render(
    <>
      <div>{card}</div>
      <div>{card}</div>
      <div>
        {card}
        <OfferCard heading="Garden" featured hidden />
      </div>
    </>,
  );
  await rendered();
  expect(console.warn).not.toHaveBeenCalled();
  await render(
    <>
      {card}
      {card}
    </>,
  );
  await rendered();
  const message = /OfferCard: several cards side by side are `featured`/;
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringMatching(message)]]);
  vi.mocked(console.warn).mockClear();
});

test.each([
  ['ui', "'base' overrides components", 'ui, theme, base, components, utilities'],
  ['utilities', "components override 'utilities'", 'utilities, theme, base, ui, components'],
  ['theme, base, ui, components, utilities', undefined, ''],
])(
  'a page whose first rule is `@layer %s` warns once if the order is wrong',
  async (first, effect, order) => {
    const sheet = document.createElement('style');
    sheet.textContent = `@layer ${first}; @layer theme, base, ui, components, utilities;`;
    document.head.prepend(sheet);
    onTestFinished(() => sheet.remove());
    await render(<Button>Go</Button>);
    await render(<Button>On</Button>);
    const message = `${effect}, by the order of the layers: ${order}. Move the import`;
    await new Promise((rendered) => setTimeout(rendered));
    expect(vi.mocked(console.warn).mock.calls).toEqual(
      effect ? [[expect.stringContaining(message)]] : [],
    );
    vi.mocked(console.warn).mockClear();
  },
);

test('a controlled component that becomes uncontrolled warns once', async () => {
  const view = (value?: string) =>
    cloneElement(examples.ViewSwitch as ReactElement<ViewSwitchProps<string>>, {
      value,
      onValueChange: () => {},
    });
  const { rerender } = await render(view('1'));
  expect(console.warn).not.toHaveBeenCalled();
  await rerender(view());
  await rerender(view());
  const message = /ViewSwitch: the prop that controls its state became undefined/;
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringMatching(message)]]);
  vi.mocked(console.warn).mockClear();
});
