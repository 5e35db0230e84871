import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { columns, compared, headline } from '../testing/exampleTiers.tsx';
import { ResponsiveComparison } from './ResponsiveComparison.tsx';

const meta = {
  title: 'Offers/ResponsiveComparison',
  component: ResponsiveComparison,
  args: {
    label: 'What each option includes',
    columns,
    headline,
    details: [{ label: 'In short', values: { gold: 'A year: R1,349,400', silver: 'R977,400' } }],
    ...compared,
    cards: { gold: { summary: 'A year: R1,349,400' }, silver: { summary: 'A year: R977,400' } },
  },
  argTypes: {
    headline: { control: false },
    groups: { control: false },
    cards: { control: false },
    aboveCards: { control: false },
  },
  parameters: {
    overview: { story: 'Table', as: 'wide' },
    guide: {
      use:
        'Offers side by side, item by item, on any screen: a `ComparisonTable` from 768 px, or from 1024 px ' +
        'with five columns or more, and in print; below it a `TierCard` for each column.',
      avoid:
        'pages that are wide by nature, such as back offices (use the `ComparisonTable` alone).',
      accessibility:
        'Only one of the two forms is shown, even to screen readers. In cards the groups are native `details`; ' +
        'one that opens in a card opens in all, so that cards stay comparable.',
      anatomy: [
        'In wide windows and in print: a table, with the headline in its header and the details below.',
        'In narrow ones: content above the cards, such as a row of links to them.',
        'A card for each column: its headline, summary and actions, and its groups as disclosures.',
        'In both forms, below them: the notes.',
      ],
    },
    chromatic: { modes: modes.page },
  },
} satisfies Meta<typeof ResponsiveComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};

export const Cards: Story = { globals: { viewport: { value: 'phone' } } };
