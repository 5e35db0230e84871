import { Logo } from '@agency/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Components/LogoMark',
  component: LogoMark,
  argTypes: {
    style: {
      control: false,
      description: 'Its size, where no `Logo` around it sets one.',
      table: { type: { summary: 'CSSProperties' } },
    },
  },
  parameters: {
    guide: {
      use:
        'The company’s own mark, a waveform: beside its name in the `Logo`, or alone where its ' +
        'name has no room, such as an icon. It is the site’s, not the package’s.',
      avoid:
        'the header and the footer without the name, decoration, and other proportions than 30 to 28.',
      accessibility:
        'Hidden from assistive technology: what it means is in the text beside it, or is the ' +
        'name of the link around it. It grows with the text.',
      anatomy: ['Four bars in the colour of the text.', 'The middle one, in the accent colour.'],
    },
  },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

/** No line grows coarse: the bars scale with the drawing. */
export const Large: Story = { args: { style: { width: '7.5rem', height: '7rem' } } };

export const Small: Story = { args: { style: { width: '1rem', height: '0.9333rem' } } };

/** The bars take the colour of the text around them. */
export const InMutedText: Story = { args: { style: { color: 'var(--ui-color-text-muted)' } } };

export const LargeText: Story = { globals: { textSize: '200' } };

/** The accent bar takes the system's highlight. */
export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

/** On ink, dark in either theme, the bars are a hair thinner. */
export const OnInk: Story = {
  render: () => (
    <div data-theme="dark" style={{ padding: '1.5rem', background: 'var(--ui-color-ink)' }}>
      <Logo name="Example Agency" mark={<LogoMark />} />
    </div>
  ),
};
