import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ExampleMark } from '../testing/exampleBrand.tsx';
import { arabicNavigation, exampleNavigation, longName } from '../testing/exampleNavigation.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const onShop = fn();
const items = exampleNavigation(onShop);
const arabicItems = arabicNavigation(onShop);

const home = (name: string) => (
  <Link href="https://agency.example/">
    <Logo name={name} mark={<ExampleMark />} />
  </Link>
);

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

// 1024 px is the narrowest width that fits the entries.
const narrowestAndPhone = {
  light: { ...modes.wide.light, viewport: { width: 1024, height: 800 } },
  dark: { ...modes.wide.dark, viewport: { width: 1024, height: 800 } },
  'light 390': modes.narrowAndWide['light 390'],
};

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: { logo: home('Example Agency'), items },
  argTypes: {
    logo: { control: false },
    items: { control: false },
    actions: { control: false },
  },
  // The dropdown needs room below the bar.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    overview: { story: 'Closed', as: 'wide' },
    guide: {
      use:
        'The top of every page: a link home and the navigation. It sticks while ' +
        'the page scrolls; below 768 px it hides on scrolling down and returns on scrolling ' +
        'up. Below 1024 px, and in large text, its own `NavigationSheet` contains the ' +
        'entries.',
      avoid:
        'more than eight entries or two levels, more than one or two actions, and controls that ' +
        'change the page’s view (use a `ViewBar` below).',
      accessibility:
        "The page's `banner`, with a named navigation ('Main' by default). The dropdown opens by " +
        'hover; a click, Enter, Space or the down arrow keeps it open. Escape closes it, and ' +
        'arrow keys move along the entries and down the links. The current page has `aria-current`; its ' +
        'entry is marked by a line, in the dropdown by a dot and its weight. An unavailable entry ' +
        'is disabled, stays in the tab order, and has a tooltip. A hidden header returns ' +
        'when it receives focus. It scrolls away in a short window, and works before hydration.',
      anatomy: [
        'The logo, a link to the home page.',
        'The entries: links, a dropdown, unavailable entries.',
        'A line, under the current entry.',
        'The dropdown: links, the current one with its dot.',
        'The actions, in any width.',
        'The button of the sheet, if the entries do not fit.',
      ],
    },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { chromatic: { modes: modes.page } } };

/** The dropdown stays open when the pointer leaves. */
export const PinnedByClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const pricing = canvas.getByRole('button', { name: 'Pricing' });
    await userEvent.click(pricing);
    await userEvent.unhover(pricing);
    await seen(() => canvas.getByRole('link', { name: 'Podcasting Bundles' }));
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'nav li:nth-child(2) > a' } } };

/** A single action stays in the bar at any width. */
export const WithAnAction: Story = {
  args: {
    items: items.slice(0, 5),
    actions: <ButtonLink href="https://agency.example/contact">Book a visit</ButtonLink>,
  },
  parameters: { chromatic: { modes: modes.page } },
};

/** The current page is not among the entries. */
export const NothingCurrent: Story = {
  args: { items: items.filter((item) => !('items' in item)) },
};

/** The company's name wraps before an entry does. */
export const LongName: Story = {
  args: { logo: home(longName) },
  globals: { viewport: { value: 'lg' } },
  parameters: { chromatic: { modes: narrowestAndPhone } },
};

/** The sheet replaces the entries even in a wide window. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible(),
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    logo: home('وكالة الصوت'),
    items: arabicItems,
    labels: { label: 'الرئيسية', menu: 'القائمة', open: 'فتح القائمة', close: 'إغلاق القائمة' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'الأسعار' }));
    await seen(() => canvas.getByRole('link', { name: 'باقات البودكاست' }));
  },
};

export const ForcedColors: Story = {
  ...PinnedByClick,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Shows the page's one call to action. */
export const OneAction: Story = {
  tags: ['do'],
  args: { ...WithAnAction.args },
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
};

/** Shows several actions: they leave no room for the logo on a phone, and none stands out. */
export const SeveralActions: Story = {
  tags: ['do-not'],
  args: {
    items: items.slice(0, 5),
    actions: (
      <>
        <ButtonLink href="https://agency.example/contact">Book a visit</ButtonLink>
        <ButtonLink href="https://agency.example/call">Call us</ButtonLink>
        <ButtonLink href="https://agency.example/log-in">Log in</ButtonLink>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
};
