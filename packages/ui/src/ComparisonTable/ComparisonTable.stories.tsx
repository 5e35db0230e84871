import type { Meta, StoryObj } from '@storybook/react-vite';
import { columns, groups, headline, type Tier } from '../testing/exampleTiers.tsx';
import { NoBars } from '../testing/NoBars.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

const meta = {
  component: ComparisonTable<Tier>,
  args: { caption: 'What each option includes', columns, headline, groups },
  decorators: [
    (Story) => (
      <NoBars>
        <Story />
      </NoBars>
    ),
  ],
} satisfies Meta<typeof ComparisonTable<Tier>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const One: Story = { args: { columns: columns.slice(0, 1) } };
export const Two: Story = { args: { columns: columns.slice(0, 2) } };
export const Three: Story = { args: { columns: columns.slice(0, 3) } };
/** A column without a metal has a plain header; none of its values is there. */
export const Five: Story = {
  args: {
    // Its key is no tier of the example: a story's arguments are of one type.
    columns: [...columns, { key: 'bespoke' as Tier, label: 'Enterprise bespoke' }],
  },
};
export const WithoutHeadline: Story = { args: { headline: undefined } };
export const NothingIncluded: Story = {
  args: {
    headline: { label: 'Cost of option', values: {} },
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, values: {} })),
    })),
  },
};
export const NoGroups: Story = { args: { groups: [] } };
export const Longest: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: 'Everything that is agreed with each client before the first month begins',
        rows: [
          {
            id: 'long',
            label: 'Onderhandelingsverantwoordelikheidsverklaring per quarter, in writing',
            values: {
              platinum: 'Premium, with motion graphics, subtitles in eleven languages and music',
              gold: 'Advanced',
              silver: 'Transaksieverwerkingstelselbestuur',
            },
          },
        ],
      },
    ],
  },
};
