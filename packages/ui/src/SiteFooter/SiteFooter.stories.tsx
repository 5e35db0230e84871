import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { exampleNavigation } from '../testing/exampleNavigation.ts';
import { SiteFooter } from './SiteFooter.tsx';

const links = exampleNavigation(fn());

const meta = {
  component: SiteFooter,
  args: {
    logo: <Logo name="Example Agency" />,
    links: links.map((item) =>
      'items' in item ? { label: item.label, href: '/podcasting', current: true } : item,
    ),
    contact: {
      heading: 'Contact',
      email: 'hello@agency.example',
      phone: '+27 10 555 0100',
      website: { label: 'www.agency.example', href: 'https://www.agency.example' },
    },
    copyright: '© 2025 Example Agency. All rights reserved.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithAGroup: Story = { args: { links } };
export const Longest: Story = {
  args: {
    logo: <Logo name="Thunderbolt Podcast & Digital Marketing Agency" />,
    contact: {
      heading: 'Contact the new business team',
      email: 'newbusiness.enquiries@thunderboltdigitalmarketing.example',
      phone: '+27 (0)10 555 0100',
      website: {
        label: 'www.thunderboltdigitalmarketing.example',
        href: 'https://www.thunderboltdigitalmarketing.example',
      },
    },
  },
};
