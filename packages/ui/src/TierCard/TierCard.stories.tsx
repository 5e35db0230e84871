import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Price } from '../Price/Price.tsx';
import { groupsOf } from '../testing/exampleTiers.tsx';
import { NoBars } from '../testing/NoBars.tsx';
import { TierCard } from './TierCard.tsx';

const meta = {
  component: TierCard,
  args: {
    label: 'Gold',
    tone: 'gold',
    headline: { label: 'Cost of option', value: <Price>R104,999</Price> },
    groups: groupsOf('gold'),
  },
  decorators: [
    (Story) => (
      <NoBars>
        <div style={{ maxWidth: '24rem' }}>
          <Story />
        </div>
      </NoBars>
    ),
  ],
} satisfies Meta<typeof TierCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Platinum: Story = {
  args: {
    label: 'Platinum',
    tone: 'platinum',
    headline: { label: 'Cost of option', value: <Price>Enquire</Price> },
    groups: groupsOf('platinum'),
  },
};
export const Gold: Story = {};
export const Silver: Story = {
  args: { label: 'Silver', tone: 'silver', groups: groupsOf('silver') },
};
export const Bronze: Story = {
  args: { label: 'Bronze', tone: 'bronze', groups: groupsOf('bronze') },
};
export const Plain: Story = { args: { label: 'Bespoke', tone: undefined, headline: undefined } };
export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink wide href="https://agency.example/contact">
        Enquire
      </ButtonLink>
    ),
  },
};
export const NothingIncluded: Story = {
  args: {
    groups: groupsOf('gold').map((group) => ({
      ...group,
      rows: group.rows.map(({ id, label }) => ({ id, label })),
    })),
  },
};
export const NoGroups: Story = { args: { groups: [] } };
export const Longest: Story = {
  args: {
    label: 'Onbepaaldelewenslangebedryfsbundel',
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
        ],
      },
    ],
  },
};
