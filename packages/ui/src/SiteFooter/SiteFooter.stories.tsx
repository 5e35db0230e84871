import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { Logo } from '../Logo/Logo.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ExampleMark } from '../testing/exampleBrand.tsx';
import { arabicNavigation, exampleNavigation, longName } from '../testing/exampleNavigation.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const onShop = fn();
const grouped = exampleNavigation(onShop);

const flat = (items: readonly NavigationItem[]) =>
  items.map((item) =>
    'items' in item ? { label: item.label, href: '/podcasting', current: true } : item,
  );

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  args: {
    lead: <Logo name="Example Agency" mark={<ExampleMark />} />,
    items: flat(grouped),
    contact: {
      heading: 'Contact',
      email: 'hello@agency.example',
      phone: '+27 10 555 0100',
      website: { children: 'www.agency.example', href: 'https://www.agency.example' },
    },
    copyright: '© 2025 Example Agency. All rights reserved.',
  },
  argTypes: {
    lead: { control: false },
    items: { control: false },
    children: { control: false },
    copyright: { control: 'text' },
  },
  parameters: {
    layout: 'fullscreen',
    overview: { as: 'wide' },
    guide: {
      use: 'The end of every page: links, contact details and copyright. Dark in both themes.',
      avoid: 'the end of a part of a page.',
      accessibility:
        "The page's `contentinfo`, with a navigation ('Footer' by default) and the contact details in " +
        'an `address`. The link to the current page has `aria-current` and an underline. Links are 36 px ' +
        'high, 44 px on touch screens. Print shows only the contact details and the copyright.',
      anatomy: [
        'The lead: the page’s next step, or the logo.',
        'The links, in two, four or eight columns.',
        'The contact details in the same columns: address, telephone, website; anything else below them.',
        'The copyright line.',
      ],
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: { chromatic: { modes: modes.page } } };

/** A group's links appear below its name. */
export const WithAGroup: Story = { args: { items: grouped } };

export const Shortest: Story = {
  tags: ['edge-case'],
  args: {
    lead: <Logo name="X" mark={<ExampleMark />} />,
    items: [{ label: 'Home', href: 'https://agency.example/' }],
    copyright: '© 2025 X',
  },
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    lead: <Logo name={longName} mark={<ExampleMark />} />,
    items: [{ label: 'Kliëntediensteverbeteringsprogram', href: '/service' }, ...grouped],
    contact: {
      heading: 'Contact the new business team',
      email: 'newbusiness.enquiries@thunderboltdigitalmarketing.example',
      phone: '+27 (0)10 555 0100',
      website: {
        children: 'www.thunderboltdigitalmarketing.example',
        href: 'https://www.thunderboltdigitalmarketing.example',
      },
    },
    copyright: `© 2025 ${longName} (Proprietary) Limited. All rights reserved.`,
  },
  parameters: { chromatic: { modes: modes.page } },
};

/** Missing parts leave no gaps. */
export const OnlyAnAddress: Story = {
  args: {
    lead: undefined,
    items: undefined,
    contact: { email: 'hello@agency.example' },
    copyright: undefined,
  },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** Further content appears below the contact details. */
export const WithMore: Story = {
  args: { children: <p>Open from Monday to Saturday, from eight to six.</p> },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'address li:first-child a' } } };

/** The telephone number and the addresses run from left to right. */
export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    lead: <Logo name="وكالة الصوت" mark={<ExampleMark />} />,
    items: flat(arabicNavigation(onShop)),
    labels: { label: 'التذييل' },
    contact: { ...meta.args.contact, heading: 'تواصل معنا' },
    copyright: '© 2025 وكالة الصوت. جميع الحقوق محفوظة.',
  },
  globals: { direction: 'rtl' },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
