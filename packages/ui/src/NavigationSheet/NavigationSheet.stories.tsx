import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { arabicNavigation, exampleNavigation } from '../testing/exampleNavigation.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';

const onShop = fn();
const items = exampleNavigation(onShop);

// A tablet's width, because from 1024 px up the header shows the entries instead of the sheet.
const tablet = { light: modes.page['light 768'] };

const meta = {
  title: 'Navigation/NavigationSheet',
  component: NavigationSheet,
  args: { items },
  argTypes: { items: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    chromatic: { modes: modes.phone },
    docs: { story: { height: '40rem' } },
    overview: { story: 'Open', as: 'framed' },
    guide: {
      use:
        'The navigation if the header has no room for it: a button, and the sheet that slides in ' +
        'from the end of the line. `SiteHeader` contains one; use it in a header of your own.',
      avoid:
        'wide screens, where the navigation should be visible, anything but navigation, and more ' +
        'than two levels.',
      accessibility:
        'A native modal `dialog`: it traps focus and scrolling; Escape, its button and a click beside ' +
        'it close it, and focus returns to the button that opened it. The sub-list is a `details`. ' +
        'Unavailable entries are disabled but focusable, and have a tooltip. The sheet works before hydration. Rows are ' +
        '56 px high, those of the sub-list 44 px. With reduced motion the sheet fades in instead of sliding.',
      anatomy: [
        'The button that opens it, 44 px.',
        'The sheet: full width on phones, 400 px from 640 px on.',
        'Its heading, and the close button, in the same place as the opening one.',
        'The entries: links, a sub-list that expands, unavailable entries.',
        'A dot, before the current entry.',
      ],
    },
  },
} satisfies Meta<typeof NavigationSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

export const SubListExpanded: Story = {
  play: async (context) => {
    await Open.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Pricing'));
    await expect(canvas.getByRole('link', { name: 'Podcasting Bundles' })).toBeVisible();
  },
};

/** From 640 px up, the page stays visible beside the sheet, but dimmed. */
export const FromSm: Story = {
  ...SubListExpanded,
  globals: { viewport: { value: 'md' } },
  parameters: { chromatic: { modes: tablet } },
};

export const LargeText: Story = { ...SubListExpanded, globals: { textSize: '200' } };

/** The sheet slides in from the left. */
export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    items: arabicNavigation(onShop),
    labels: { menu: 'القائمة', open: 'فتح القائمة', close: 'إغلاق القائمة' },
  },
  globals: { direction: 'rtl', viewport: { value: 'md' } },
  parameters: { chromatic: { modes: tablet } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فتح القائمة' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'القائمة' })).toBeVisible());
    await userEvent.click(canvas.getByText('الأسعار'));
    await expect(canvas.getByRole('link', { name: 'باقات البودكاست' })).toBeVisible();
  },
};

export const ForcedColors: Story = {
  ...SubListExpanded,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
