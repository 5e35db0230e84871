import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist } from './Checklist.tsx';

const meta = {
  component: Checklist,
  args: {
    items: [
      'Audio and video editing',
      'Up to 3 reels',
      { text: 'SEO article', included: false },
      '1 revision',
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const EverythingIncluded: Story = { args: { items: ['Reels', 'Transcript', 'Revisions'] } };
export const NothingIncluded: Story = {
  args: {
    items: ['Reels', 'Transcript', 'Revisions'].map((text) => ({ text, included: false })),
  },
};
export const One: Story = { args: { items: ['Download link'] } };
export const Longest: Story = {
  args: {
    items: [
      'Studio recording with a producer on set, up to 90 minutes in a slot of two hours, with a break',
      { text: 'Onderhandelingsverantwoordelikheidsverklaringsdokument', included: false },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
