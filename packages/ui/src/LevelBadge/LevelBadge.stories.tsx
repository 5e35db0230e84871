import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from './LevelBadge.tsx';

const meta = {
  component: LevelBadge,
  args: { level: 2 },
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lowest: Story = { args: { level: 1 } };
export const Middle: Story = {};
export const Highest: Story = { args: { level: 3 } };
export const None: Story = { args: { level: 0 } };
export const Custom: Story = { args: { level: 'Custom' } };
export const FiveLevels: Story = { args: { level: 4, levels: 5 } };
export const OtherWords: Story = { args: { labelFor: (level) => `Vlak ${level} van 3` } };
