import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { children: 'Enquire', href: 'https://agency.example/contact' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Live: Story = { args: { tone: 'live' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
