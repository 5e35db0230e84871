import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/decorators.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Offers/Badge',
  component: Badge,
  args: { children: 'Monthly options' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    overview: { story: 'Highlighted', as: 'close' },
    guide: {
      use: 'Labels the text beside it in a word or two: a kind, a period, a distinction.',
      avoid:
        'anything that can be clicked (use a `Button`), a level (use a `LevelBadge`), or a count ' +
        'that changes on the page: screen readers do not announce it.',
      accessibility:
        'Plain text. Both tones keep their outline in forced colours. Put it beside a heading, not ' +
        "inside: there its words become part of the heading's name.",
      anatomy: ['The frame: an outline, filled when it is `highlighted`.', 'The words.'],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** Show at most one highlighted badge per screen. */
export const Highlighted: Story = { args: { tone: 'highlighted', children: 'Popular' } };

export const Shortest: Story = { tags: ['edge-case'], args: { children: '1' } };

/** A badge with too many words wraps. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    tone: 'highlighted',
    children: 'Monthly options for listed enterprises and for small and medium businesses',
  },
  decorators: [inWidth(280)],
};

export const BesideAHeading: Story = {
  args: { tone: 'highlighted', children: 'Popular' },
  render: (args) => (
    <div style={{ display: 'inline-flex', alignItems: 'center', gap: '0.75rem' }}>
      <h2 style={{ fontSize: 'var(--ui-font-size-title)' }}>Elite</h2>
      <Badge {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { tone: 'highlighted', lang: 'ar', children: 'الأكثر طلبًا' },
  globals: { direction: 'rtl' },
};

/** The outline is a border, which forced colours keep. */
export const ForcedColors: Story = {
  ...BesideAHeading,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** A badge has a word or two. */
export const AWordOrTwo: Story = {
  tags: ['do'],
  args: { children: 'Monthly', tone: 'highlighted' },
};

/** A sentence belongs in the text, not in a badge. */
export const ASentence: Story = {
  tags: ['do-not'],
  args: { children: 'All of our packages are paid for by the month', tone: 'highlighted' },
};
