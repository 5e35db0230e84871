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
    // Not `Hovered`, because the pseudo-states add-on would apply hover to the overview on each render.
    overview: { story: 'Hidden' },
    guide: {
      use:
        'A few words about the control under the pointer or with keyboard focus: why it is ' +
        'unavailable, what an icon means.',
      avoid:
        'essential information (touch shows no tooltip: write it on the page), links or ' +
        'buttons inside a tooltip, and repeating the label.',
      accessibility:
        'Its text is always in the control’s `aria-describedby`. It appears at once on hover and on ' +
        'keyboard focus, without script; the pointer can move onto it; Escape ' +
        'hides it (WCAG 1.4.13). It stays inside the window: it flips up, and shifts along an edge.',
      anatomy: ['The control it describes, which takes focus.', 'The bubble with the words.'],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** The tooltip appears on keyboard focus. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

/** The tooltip appears on hover, and the pointer can move onto it. */
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Shortest: Story = { ...Open, tags: ['edge-case'], args: { text: '2' } };

/** A long tooltip shifts sideways to stay inside the window. */
export const Longest: Story = {
  ...Open,
  tags: ['edge-case'],
  args: { text: 'The shop opens its doors later in the year, with everything for your own studio' },
};

/** The tooltip flips up at the window's bottom edge. */
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

/** Forced colours show the bubble's border, which is otherwise transparent. */
export const ForcedColors: Story = {
  ...Open,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Adds a little to the control's own text. */
export const AHint: Story = {
  tags: ['do'],
  args: { text: 'Opens in spring' },
  parameters: { pseudo: { hover: true } },
};

/** Contains essential information, which touch screens do not show. */
export const TheOnlyPlace: Story = {
  tags: ['do-not'],
  args: {
    text: 'You cannot cancel within 48 hours',
    children: <Button>Book a room</Button>,
  },
  parameters: { pseudo: { hover: true } },
};
