import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { exampleNavigation } from '../testing/exampleNavigation.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastMessage, toast } from './toast.ts';

const ToastButton = ({ message, children }: { message: ToastMessage; children: string }) => (
  <Button tone="secondary" onClick={() => toast(message)}>
    {children}
  </Button>
);

const soon = { title: 'Coming Soon', description: 'The Shop is currently under development.' };
const copied = { title: 'Copied' };
const notKept = {
  title: 'Your choice of view could not be remembered',
  description:
    'This browser keeps nothing for this site. Everything works; the next visit starts with ' +
    'Brand again.',
};

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: {
    // Keeps the toast for the screenshot.
    duration: Number.POSITIVE_INFINITY,
    children: <ToastButton message={soon}>Shop</ToastButton>,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '22rem' }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    overview: { story: 'Tones', as: 'framed' },
    guide: {
      use:
        'Confirms an action without a visible result: something was copied, is unavailable or could ' +
        'not be saved. Wrap the page in a `ToastProvider`, and call `toast()` anywhere.',
      avoid:
        'errors in a form (write them beside the field), questions (use a dialog), critical messages, ' +
        'and results that the page shows anyway.',
      accessibility:
        'Announced as a status, without taking focus; a `danger` toast at once. The timer pauses while ' +
        'pointer or focus is on the toast, and while the window is inactive. F8 moves focus to the ' +
        'toasts, Escape or the button closes one, and focus returns. Toasts stay usable above an open ' +
        'dialog. With reduced motion they appear without moving.',
      anatomy: [
        'One region; at most three toasts, besides those that stay.',
        'A toast: dark in both themes, at the top centre, the newest at the bottom.',
        'Its title, and perhaps a description.',
        'Perhaps one action, a verb.',
        'An icon and a coloured edge, unless it is neutral.',
        'The button that closes it, 44 px.',
      ],
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const clickAll: Story['play'] = async ({ args, canvas, userEvent }) => {
  const buttons = canvas.getAllByRole('button');
  for (const button of buttons) await userEvent.click(button);
  const name = args.labels?.close ?? 'Close';
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(buttons.length));
};

export const TitleAndDescription: Story = { play: clickAll };

/** The newest toast is at the bottom. */
export const Stacked: Story = {
  args: {
    children: (
      <>
        <ToastButton message={soon}>Shop</ToastButton>
        <ToastButton message={copied}>Copy the address</ToastButton>
        <ToastButton message={notKept}>Remember</ToastButton>
      </>
    ),
  },
  play: clickAll,
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** A tick marks a success, an exclamation mark a failure. */
export const Tones: Story = {
  args: {
    children: (
      <>
        <ToastButton message={{ title: 'Saved', tone: 'positive' }}>Save</ToastButton>
        <ToastButton message={{ ...notKept, tone: 'danger' }}>Remember</ToastButton>
      </>
    ),
  },
  play: clickAll,
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** A toast has at most one action, which also closes it. */
export const WithAnAction: Story = {
  args: {
    children: (
      <ToastButton
        message={{
          title: 'Offer removed',
          description: 'It is kept for 30 days.',
          action: { children: 'Undo', onClick: () => {} },
        }}
      >
        Remove
      </ToastButton>
    ),
  },
  play: clickAll,
};

/** Toasts are visible and usable above an open dialog. */
export const AboveASheet: Story = {
  args: {
    children: <NavigationSheet items={exampleNavigation(() => void toast(soon))} />,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    chromatic: {
      modes: modes.phone,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Shop/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    labels: { toast: 'إشعار', region: 'الإشعارات ({hotkey})', close: 'إغلاق' },
    children: (
      <ToastButton message={{ title: 'قريبًا', description: 'المتجر قيد الإنشاء حاليًا.' }}>
        المتجر
      </ToastButton>
    ),
  },
  globals: { direction: 'rtl' },
  play: clickAll,
};

/** The edge is a border, which forced colours keep. */
export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  play: clickAll,
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Confirms an action whose result the page does not show. */
export const InvisibleResult: Story = {
  tags: ['do'],
  args: { children: <ToastButton message={copied}>Copy the address</ToastButton> },
  play: clickAll,
};

/** Disappears before the visitor corrects the answer: give the `Field` an `error` instead. */
export const ErrorInAForm: Story = {
  tags: ['do-not'],
  args: {
    children: (
      <ToastButton
        message={{ title: 'The address is incomplete', description: 'Add the part after the @.' }}
      >
        Send
      </ToastButton>
    ),
  },
  play: clickAll,
};
