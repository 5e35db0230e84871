import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Coming Soon', children: <Button tone="secondary">Shop</Button> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 'max-content', minHeight: '5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use:
        'A few words about the control that has the pointer or the keyboard’s focus: why it is ' +
        'unavailable, what an icon means.',
      avoid:
        'anything that must be read (a touch shows none: write it on the page), for links or ' +
        'buttons inside it, and for what repeats the label.',
      accessibility:
        'It describes its control by `aria-describedby`, which it sets itself, shown or not. It appears on hover and on ' +
        'the focus of the keyboard, at once and without script; the pointer may rest on it; Escape ' +
        'hides it (WCAG 1.4.13). It keeps inside the window: it flips up, and shifts along an edge.',
      anatomy: ['The control it describes, which takes focus.', 'The bubble with the words.'],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** By the keyboard. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

/** By the pointer, which may rest on either. */
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Shortest: Story = { ...Open, tags: ['edge-case'], args: { text: '2' } };

/** At the window's edge it shifts along it. */
export const Longest: Story = {
  ...Open,
  tags: ['edge-case'],
  args: { text: 'The shop opens its doors later in the year, with everything for your own studio' },
};

/** At the window's bottom it flips up. */
export const AtTheBottom: Story = {
  ...Open,
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: '0.5rem', insetInlineEnd: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  play: Open.play,
  args: {
    lang: 'ar',
    text: 'قريبًا، مع كل ما تحتاجه لاستوديو خاص بك',
    children: <Button tone="secondary">المتجر</Button>,
  },
  globals: { direction: 'rtl' },
};

/** Its edge is a border, which forced colours keep. */
export const ForcedColors: Story = {
  ...Open,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Says a little more about what the control already says. */
export const AHint: Story = {
  tags: ['do'],
  args: { text: 'Opens in spring' },
  parameters: { pseudo: { hover: true } },
};

/** Essential information, which nobody can read on a touch screen. */
export const TheOnlyPlace: Story = {
  tags: ['do-not'],
  args: {
    text: 'You cannot cancel within 48 hours',
    children: <Button>Book a room</Button>,
  },
  parameters: { pseudo: { hover: true } },
};
