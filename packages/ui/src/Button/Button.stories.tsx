import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Compare bundles' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Live: Story = { args: { tone: 'live' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { wide: true } };
