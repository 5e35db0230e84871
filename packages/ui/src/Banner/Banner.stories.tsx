import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { children: 'We are proudly a BEE Level 1 company' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const Longest: Story = {
  args: {
    children:
      'We are proudly a BEE Level 1 company, and our studio in Johannesburg stays open on all public holidays until the end of the year',
  },
};
