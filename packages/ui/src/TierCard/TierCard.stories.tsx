import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Price } from '../Price/Price.tsx';
import { freeHeaderColors, inWidth } from '../testing/decorators.tsx';
import { arabicGroups, arabicItemLabels } from '../testing/exampleArabic.tsx';
import { groupsOf } from '../testing/exampleTiers.tsx';
import { tierColors } from '../theme/tokens.ts';
import { TierCard } from './TierCard.tsx';

const meta = {
  title: 'Offers/TierCard',
  component: TierCard,
  args: {
    heading: 'Gold',
    color: 'tier2',
    headline: { label: 'Cost of option', value: <Price>R112,450</Price> },
    groups: groupsOf('gold'),
  },
  argTypes: {
    color: { control: 'select', options: [undefined, ...tierColors] },
    headline: { control: false },
    actions: { control: false },
  },
  decorators: [inWidth(328)],
  parameters: {
    overview: { story: 'Gold' },
    guide: {
      use:
        'All that one tier offers, on a screen too narrow for the `ComparisonTable`: one of its ' +
        'columns, by itself.',
      avoid:
        'wide screens, where the table is easier to compare, and offers that are not compared (use an ' +
        '`OfferCard`).',
      accessibility:
        'An `article` with a heading, and a lower one for each group: a screen reader skips from tier ' +
        'to tier. Items and values are description lists; a tick is read as ‘Included’, a dash as ' +
        '‘Not included’. ' +
        'The groups are native `details`; one without an included item is only a heading and ‘Not ' +
        'included’.',
      anatomy: [
        "The header in the tier's colour, above a tint of it: its name, and the headline in the type of prices.",
        'A summary: what the tier adds to the next lower one.',
        'Groups, each a disclosure with a heading.',
        'Items with their values, perhaps with the number of a note.',
        'Further content, and the notes.',
        'The actions, one or two buttons.',
      ],
    },
  },
} satisfies Meta<typeof TierCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {};

export const OneGroupOpen: Story = {
  args: {
    defaultOpenGroups: ['website'],
  },
};

/** A card in each preset colour, and a card without a colour. */
export const TierColors: Story = {
  render: ({ headingLevel }) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {[...tierColors, undefined].map((color) => (
        <TierCard
          key={color ?? 'plain'}
          heading={color ?? 'Plain'}
          color={color}
          headline={{ label: 'Cost', value: <Price>R62,450</Price> }}
          groups={groupsOf('bronze').slice(0, 1)}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  ),
};

/** CSS variables set a custom colour. */
export const FreeColor: Story = {
  args: { color: undefined, groups: groupsOf('gold').slice(0, 1) },
  decorators: [freeHeaderColors],
};

/** `true` is shown as a tick, `false` as a dash, and zero as a number. */
export const TicksAndDashes: Story = {
  args: {
    groups: [
      {
        id: 'hall',
        label: 'In the hall',
        rows: [
          { id: 'piano', label: 'Piano', value: true },
          { id: 'desk', label: 'Recording desk', value: false },
          { id: 'deposit', label: 'Deposit', value: 0 },
        ],
      },
    ],
  },
};

export const WithAction: Story = {
  args: {
    groups: groupsOf('gold').slice(0, 1),
    actions: <ButtonLink href="https://agency.example/contact-us">Enquire</ButtonLink>,
  },
};

/** Content and two actions follow the items. */
export const WithMore: Story = {
  args: {
    groups: groupsOf('gold').slice(0, 1),
    children: <p>Work begins on the first of the month.</p>,
    actions: (
      <div style={{ display: 'grid', gap: '0.5rem' }}>
        <Button>Enquire</Button>
        <Button tone="secondary">Ask a question</Button>
      </div>
    ),
  },
};

/** The summary states what the tier adds to the next lower tier. The name links to the card. */
export const WithSummary: Story = {
  args: {
    href: '#gold',
    summary: 'Beyond Silver: social ads, ads management, retargeting, account manager',
    groups: groupsOf('gold').slice(0, 1),
  },
};

export const NoPrice: Story = { args: { headline: undefined } };

/** A missing price is shown as a dash. Groups without included items are only headings. */
export const EverythingExcluded: Story = {
  args: {
    headline: { label: 'Cost of option', value: undefined },
    groups: groupsOf('gold').map((group) => ({
      ...group,
      rows: group.rows.map(({ id, label }) => ({ id, label })),
    })),
  },
};

/** The card has only a name, a price and an action. */
export const NoGroups: Story = { args: { ...WithAction.args, groups: [] } };

export const ManyNotes: Story = {
  args: {
    groups: groupsOf('gold').map((group, groupIndex) => ({
      ...group,
      rows: group.rows.map((row, index) => ({
        ...row,
        note: {
          number: 8 + 2 * groupIndex + index,
          noteId: `many-${row.id}`,
          referenceId: `reference-${row.id}`,
        },
      })),
    })),
  },
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Onbepaaldelewenslangebedryfsbundel',
    headline: { label: 'Cost of option, per month', value: <Price>R1 114 999,00 pm</Price> },
    groups: [
      {
        id: 'long',
        label: 'Everything that is agreed before the first month begins',
        rows: [
          {
            id: 'long',
            label: 'Onderhandelingsverantwoordelikheidsverklaring per quarter',
            value: 'Premium, with transaksieverwerkingstelselbestuur and motion graphics',
          },
          { id: 'short', label: 'A', value: '1' },
        ],
      },
    ],
  },
};

/** Fits the narrowest phone: 280 px, less the page's margins. */
export const Narrow: Story = { parameters: { width: 248 } };

/** Large text moves the values below their items. */
export const LargeText: Story = { globals: { textSize: '200' } };

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    heading: 'فضي',
    color: 'tier3',
    headline: { label: 'تكلفة الخيار', value: <Price>R81,450</Price> },
    groups: groupsOf('silver', arabicGroups),
    labels: arabicItemLabels,
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** The summary lists the items that the next lower tier lacks. */
export const SummaryOfWhatItAdds: Story = {
  tags: ['do'],
  args: {
    summary: 'Beyond Silver: social ads, retargeting',
    groups: groupsOf('gold').slice(0, 1),
  },
};

/** The summary is a slogan that would fit every tier. */
export const SummaryAsASlogan: Story = {
  tags: ['do-not'],
  args: {
    summary: 'The perfect choice for growing businesses',
    groups: groupsOf('gold').slice(0, 1),
  },
};
