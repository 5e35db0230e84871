import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'Coming Soon',
    textId: 'tooltip',
    children: (
      <Button tone="quiet" aria-describedby="tooltip">
        Shop
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Open: Story = { play: () => userEvent.tab() };
/** At the window's edge it shifts along it. */
export const Longest: Story = {
  args: { text: 'The shop opens its doors later in the year, with everything for your own studio' },
  play: () => userEvent.tab(),
};
