import { Logo } from '@agency/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
      anatomy: ['Four bars in the colour of the text.', 'The middle one, in the accent colour.'],
    },
  },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

/** The bars scale with the drawing. */
export const Large: Story = { args: { style: { width: '7.5rem', height: '7rem' } } };

export const Small: Story = { args: { style: { width: '1rem', height: '0.9333rem' } } };

/** The bars have the colour of the surrounding text. */
export const InMutedText: Story = { args: { style: { color: 'var(--ui-color-text-muted)' } } };

/** The accent bar has the system's highlight colour. */
export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** The bars are slightly thinner on a dark background. */
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
