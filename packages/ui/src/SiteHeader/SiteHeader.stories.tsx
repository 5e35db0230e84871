import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { exampleNavigation } from '../testing/exampleNavigation.ts';
import { SiteHeader } from './SiteHeader.tsx';

const items = exampleNavigation(fn());

const home = (name: string) => (
  <Link href="https://agency.example/" style={{ display: 'flex', textDecoration: 'none' }}>
    <Logo name={name} />
  </Link>
);

const meta = {
  component: SiteHeader,
  args: { logo: home('Example Agency'), items, sheet: <NavigationSheet items={items} /> },
  parameters: { layout: 'fullscreen' },
  // The dropdown needs room below the bar.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpenByHover: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Pricing' }));
    await within(canvasElement).findByRole('link', { name: 'Podcasting Bundles' });
  },
};
export const PinnedByClick: Story = {
  play: async ({ canvas }) => {
    const pricing = canvas.getByRole('button', { name: 'Pricing' });
    await userEvent.click(pricing);
    await userEvent.unhover(pricing);
    await expect(pricing).toHaveAttribute('aria-expanded', 'true');
  },
};
export const UnavailableFocused: Story = {
  play: async ({ canvas }) => canvas.getByRole('button', { name: /Shop/ }).focus(),
};
export const NothingCurrent: Story = {
  args: { items: items.filter((item) => !('items' in item)) },
};
export const LongName: Story = {
  args: { logo: home('Thunderbolt Podcast & Digital Marketing Agency') },
  globals: { viewport: { value: 'lg' } },
};
export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };
