import type { Meta, StoryObj } from '@storybook/react-vite';
import { BundleCard } from './BundleCard.tsx';

const meta = {
  component: BundleCard,
  args: {
    tier: 'Initiate',
    level: 2,
    prices: [
      { episodes: 1, price: 'R10 999' },
      { episodes: 2, price: 'R19 999' },
    ],
    deliverables: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      'Audio and video editing',
      { text: 'Producer on set', included: false },
      'Up to 3 reels',
      '1 revision',
    ],
    turnaround: '10 working days',
    enquire: { href: 'https://agency.example/contact' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BundleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Featured: Story = { args: { tier: 'Elite', level: 3, featured: true } };
export const WithoutTier: Story = {
  args: {
    tier: '',
    prices: [
      { episodes: 1, price: 'R6 999 pm' },
      { episodes: 2, price: 'R11 999 pm' },
    ],
  },
};
export const WithNote: Story = { args: { note: 'Travel outside the city is quoted apart.' } };
export const Custom: Story = {
  args: {
    tier: 'End Game',
    level: 'Custom',
    prices: [{ episodes: 'As many as you like', price: 'Custom quote' }],
    deliverables: [],
    note: 'Contact us for a bespoke package.',
    turnaround: 'Custom timeline',
  },
};
export const NoPrice: Story = { args: { prices: [] } };
export const NothingIncluded: Story = {
  args: {
    deliverables: ['Reels', 'Transcript', 'Revisions'].map((text) => ({ text, included: false })),
  },
};
export const ManyDeliverables: Story = {
  args: {
    deliverables: Array.from({ length: 24 }, (_, index) => ({
      text: `Deliverable ${index + 1}`,
      included: index % 3 !== 2,
    })),
  },
};
export const Longest: Story = {
  args: {
    tier: 'Onbepaaldelewenslangebedryfsbundel for listed enterprises',
    featured: true,
    prices: [{ episodes: 12, price: 'R1 114 999,00 per month' }],
    note: 'Everything here is agreed with each client beforehand, travel and catering included.',
    turnaround: 'Between ten and fourteen working days',
  },
};
export const Narrow: Story = {
  ...Longest,
  decorators: [
    (Story) => (
      <div style={{ width: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};
