import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { exampleNavigation } from '../testing/exampleNavigation.ts';
import { NavigationSheet } from './NavigationSheet.tsx';

const meta = {
  component: NavigationSheet,
  args: { items: exampleNavigation(fn()) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof NavigationSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};
export const SubListExpanded: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.click(context.canvas.getByText('Pricing'));
    await expect(context.canvas.getByRole('link', { name: 'Podcasting Bundles' })).toBeVisible();
  },
};
export const FromSm: Story = { ...SubListExpanded, globals: { viewport: { value: 'md' } } };
