import { Logo } from '@agency/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Navigation/LogoMark',
  component: LogoMark,
  argTypes: {
    style: {
      control: false,
      description: 'Sets the size of a mark outside a `Logo`.',
      table: { type: { summary: 'CSSProperties' } },
    },
  },
  parameters: {
    overview: { story: 'Large' },
    guide: {
      use:
        'The company’s mark, a waveform: beside its name in the `Logo`, or alone where the name does ' +
        'not fit, such as in an icon. Part of the site, not of the package.',
      avoid:
        'the header and the footer without the name, decoration, and other proportions than 30 to 28.',
      accessibility:
        'Hidden from assistive technology: the text beside it or its link’s name replaces it. It ' +
        'grows with the text.',
      anatomy: ['The drawing for light backgrounds, or that for dark ones.'],
    },
  },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

export const Large: Story = { args: { style: { blockSize: '7rem' } } };

export const Small: Story = { args: { style: { blockSize: '0.9333rem' } } };

/** In forced colours, the drawing follows the system's theme. */
export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** On a dark background, the mark uses the drawing for the dark theme. */
export const OnInk: Story = {
  render: () => (
    <div
      data-theme="dark"
      style={{ padding: '1.5rem', background: 'var(--ui-color-inverse-surface)' }}
    >
      <Logo name="Example Agency" mark={<LogoMark />} />
    </div>
  ),
};

/** The mark uses the drawing for the page's theme. */
export const Dark: Story = {
  tags: ['edge-case'],
  globals: { theme: 'dark' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  },
};
