import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Monthly options' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Live: Story = { args: { tone: 'live', children: 'Popular' } };
export const Shortest: Story = { args: { children: '1' } };
export const Longest: Story = {
  args: { children: 'Monthly options for listed enterprises and for small and medium businesses' },
};
