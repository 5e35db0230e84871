import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  component: Price,
  args: { children: 'R14 999 pm', size: 'headline' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headline: Story = {};
export const Row: Story = { args: { size: 'row', children: 'R104,999' } };
export const InText: Story = {
  args: { size: 'text' },
  render: (args) => (
    <p>
      From <Price {...args} /> on a contract of six months.
    </p>
  ),
};
export const NoSuffix: Story = { args: { children: 'R15 999' } };
export const Words: Story = { args: { children: 'Custom quote' } };
export const CurrencyBehind: Story = { args: { children: '1 299 kr' } };
export const Longest: Story = { args: { children: 'R1 114 999,00 per month' } };
