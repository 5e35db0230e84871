import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { longName } from '../testing/exampleNavigation.ts';
import { inWidth } from '../testing/inWidth.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Example Agency' },
  decorators: [inWidth(384)],
  parameters: {
    guide: {
      use:
        "The wordmark: the waveform and the company's name, in the header and the footer. Wrap it " +
        'in a link where it leads home.',
      avoid:
        'headings and running text (write the name), and for a place too small for words (use the ' +
        '`LogoMark`, with a name of its own beside it).',
      accessibility:
        'The name is text: it is read, enlarged and translated as such, and names the link around ' +
        'it. The waveform is hidden from assistive technology.',
      anatomy: [
        'The waveform, one bar of it in the accent colour.',
        'The company’s name, which breaks its lines evenly where there is little room.',
      ],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const Shortest: Story = { args: { name: 'X' } };

export const Longest: Story = { args: { name: longName }, parameters: { width: 240 } };

/** Where there is hardly room for the name, the waveform gives way. */
export const Narrow: Story = { args: { name: longName }, parameters: { width: 180 } };

/** The footer's: ink in either theme, the bars a hair thinner. */
export const OnInk: Story = {
  render: (args) => (
    <div data-theme="dark" style={{ padding: '1.5rem', background: 'var(--ui-color-ink)' }}>
      <Logo {...args} />
    </div>
  ),
};

/** The way home, reached by the Tab key. */
export const InALink: Story = {
  render: (args) => (
    <Link href="https://agency.example/" style={{ display: 'inline-flex', textDecoration: 'none' }}>
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Example Agency' })).toHaveFocus();
  },
};

export const LargeText: Story = { globals: { textSize: '200' }, parameters: { width: 480 } };

export const RightToLeft: Story = {
  args: { lang: 'ar', name: 'وكالة الصوت والتسويق الرقمي' },
  globals: { direction: 'rtl' },
};

/** The accent bar takes the system's highlight. */
export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
