import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  args: { name: 'Example Agency' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const Shortest: Story = { args: { name: 'X' } };
export const Longest: Story = {
  args: { name: 'Thunderbolt Podcast & Digital Marketing Agency' },
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <Logo {...args} />
    </div>
  ),
};
