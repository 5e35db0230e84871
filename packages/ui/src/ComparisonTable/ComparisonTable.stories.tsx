import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import type { ItemGroup } from '../Item/Item.tsx';
import { freeHeaderColors } from '../testing/decorators.tsx';
import {
  arabicColumns,
  arabicGroups,
  arabicHeadline,
  arabicItemLabels,
} from '../testing/exampleArabic.tsx';
import { columns, groups, headline, type Tier } from '../testing/exampleTiers.tsx';
import { type ComparisonRow, ComparisonTable } from './ComparisonTable.tsx';

type Groups = readonly ItemGroup<ComparisonRow<Tier>>[];

const withRows = (change: (row: ComparisonRow<Tier>) => ComparisonRow<Tier>): Groups =>
  groups.map((group) => ({ ...group, rows: group.rows.map(change) }));

const allRows = groups.flatMap(({ rows }) => rows);

const meta = {
  title: 'Offers/ComparisonTable',
  component: ComparisonTable,
  args: { label: 'What each option includes', columns, rising: true, headline, groups },
  argTypes: {
    headline: { control: false },
    groups: { control: false },
  },
  parameters: {
    overview: { story: 'Four', as: 'wide' },
    guide: {
      use:
        'Offers side by side, item by item, for screens from 768 px. Its header sticks ' +
        'below the bars of the page while the items scroll. Columns that do not fit scroll sideways, ' +
        'beside the items.',
      avoid:
        'phones (show a `TierCard` for each column), layout, and more than five columns if you can ' +
        'avoid it.',
      accessibility:
        'A `table` named by its label, with a header for each column, row and group. Screen readers ' +
        'read a tick as ‘Included’, a dash as ‘Not included’. References to notes are links of at least ' +
        '24 px. If the columns do not fit, a region of the same name takes focus, so that the arrow keys ' +
        'scroll them. The header sticks by CSS, except in print and if large text leaves no room; ' +
        'focused elements scroll clear of it. The tint of the hovered row is decorative.',
      anatomy: [
        'The label, for screen readers only.',
        "The header: the items' heading, then each column in its colour, which may rise.",
        'The headline, a first row in the type of prices.',
        'Groups, each with a heading that spans all columns.',
        'Rows: an item, with the number of its note if it has one, then each column’s value, perhaps ' +
          'with a track that shows its share.',
      ],
    },
  },
} satisfies Meta<typeof ComparisonTable<Tier>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  parameters: { chromatic: { modes: modes.tabletAndWide } },
};

const first = (count: number) => {
  const shown = columns.slice(0, count);
  const pick = <Value,>(of: { readonly [Key in Tier]?: Value }) =>
    Object.fromEntries(shown.map(({ key }) => [key, of[key]]));
  return {
    columns: shown,
    headline: { ...headline, values: pick(headline.values) },
    groups: withRows((row) => ({
      ...row,
      values: pick(row.values),
    })),
  };
};

export const One: Story = { args: first(1) };
export const Two: Story = { args: first(2) };
export const Three: Story = { args: first(3) };

/** The last column has no colour, and therefore a plain header; all its values are missing. */
export const Five: Story = {
  args: {
    // Needs a cast: the type expects the example's tiers.
    columns: [...columns, { key: 'bespoke' as Tier, label: 'Enterprise bespoke' }],
  },
  parameters: { chromatic: { modes: modes.tabletAndWide } },
};

/** Columns scroll beside the items, in a focusable region. */
export const Eight: Story = {
  args: {
    label: 'Eight plans',
    headline: undefined,
    columns: [
      ...columns.map((column) => ({ ...column, id: undefined })),
      ...['Community', 'Nonprofit', 'Government', 'International'].map((label) => ({
        key: label as Tier,
        label,
      })),
    ],
  },
  parameters: { chromatic: { modes: { ...modes.page } } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Eight plans' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** `true` shows a tick, `false` and missing values show a dash, and zero shows the number. */
export const TicksAndDashes: Story = {
  args: {
    groups: withRows((row) => ({
      ...row,
      values: { platinum: true, gold: true, silver: row.id === 'ads' ? 0 : true, bronze: false },
    })),
  },
};

/** CSS variables on an element around the table can give the headers any colour. */
export const FreeColors: Story = {
  args: { columns: columns.map((column) => ({ ...column, color: undefined })) },
  decorators: [freeHeaderColors],
};

export const NoPrice: Story = { args: { headline: undefined } };

export const EveryCellAbsent: Story = {
  args: {
    headline: { label: 'Cost of option', values: {} },
    groups: withRows((row) => ({ ...row, values: {} })),
  },
};

/** A table with only a headline. */
export const NoGroups: Story = { args: { groups: [] } };

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    groups: [
      {
        id: 'long',
        label: 'Everything that is agreed with each client before the first month begins',
        rows: [
          {
            id: 'long',
            label: 'Onderhandelingsverantwoordelikheidsverklaring per quarter, in writing',
            note: { number: 12, noteId: 'note-12', referenceId: 'reference-long' },
            values: {
              platinum: 'Premium, with motion graphics, subtitles in eleven languages and music',
              gold: 'Advanced',
              silver: 'Transaksieverwerkingstelselbestuur',
            },
          },
          {
            id: 'short',
            label: 'A',
            values: { platinum: '1', gold: '1', silver: '1', bronze: '1' },
          },
        ],
      },
    ],
  },
  parameters: { chromatic: { modes: modes.tabletAndWide } },
};

export const ManyNotes: Story = {
  args: {
    groups: withRows((row) => ({
      ...row,
      note: {
        number: 8 + allRows.findIndex(({ id }) => id === row.id),
        noteId: `many-${row.id}`,
        referenceId: `reference-${row.id}`,
      },
    })),
  },
};

/** Hovered rows have a tint. */
export const HoveredRow: Story = {
  parameters: { pseudo: { hover: 'tbody:last-child tr:nth-child(n + 2):nth-child(-n + 3)' } },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    label: 'ما يشمله كل خيار',
    columns: arabicColumns,
    headline: arabicHeadline,
    groups: arabicGroups,
    labels: { ...arabicItemLabels, item: 'الميزة' },
  },
  globals: { direction: 'rtl' },
};

/** The tiers' colours disappear; the edges remain. */
export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

const meals: Groups = [
  {
    id: 'meals',
    label: 'Meals',
    rows: [
      { id: 'breakfast', label: 'Breakfasts', values: { gold: 'Daily', silver: '2 a week' } },
      { id: 'dinner', label: 'Dinner', values: { gold: true, silver: false } },
    ],
  },
];
const two = { columns: columns.filter(({ key }) => key === 'gold' || key === 'silver') };

/** Values of a word or two can be compared at a glance. */
export const ShortValues: Story = {
  tags: ['do'],
  args: { ...two, headline: undefined, groups: meals },
};

/** Sentences cannot be compared at a glance. */
export const Sentences: Story = {
  tags: ['do-not'],
  args: {
    ...two,
    headline: undefined,
    groups: meals.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        values: {
          gold: `With this option, ${String(row.label).toLowerCase()} will be served to every guest on each day`,
          silver: `${row.label} may be had on some of the days, when our kitchen has the time`,
        },
      })),
    })),
  },
};
