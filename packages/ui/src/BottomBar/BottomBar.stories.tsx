import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  args: {
    children: 'Ready to tailor a plan?',
    action: <ButtonLink href="https://agency.example/contact-us">Enquire</ButtonLink>,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Longest: Story = {
  args: {
    children: 'Shall we put together a plan that suits your team and your budget?',
    action: <ButtonLink href="https://agency.example/contact-us">Talk to us</ButtonLink>,
  },
};
