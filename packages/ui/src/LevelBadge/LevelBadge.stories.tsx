import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/decorators.tsx';
import { LevelBadge } from './LevelBadge.tsx';

const meta = {
  title: 'Offers/LevelBadge',
  component: LevelBadge,
  args: { level: 2 },
  argTypes: { level: { control: 'select', options: [0, 1, 2, 3, 4, 5, 'Custom'] } },
  parameters: {
    overview: { story: 'Middle', as: 'close' },
    guide: {
      use:
        "An offer's level on a short scale, drawn as a meter beside its label. A level outside the " +
        'scale shows its own words and fills no bar.',
      avoid:
        'progress, ratings or anything that changes by itself, and scales of more than five steps, ' +
        'whose bars cannot be counted.',
      accessibility:
        'The words state the level; the meter is hidden from assistive technology. Bars are filled or ' +
        'hollow, even in forced colours, and rise in the reading direction.',
      anatomy: [
        'The meter: as many bars as there are levels, the reached ones filled.',
        "The words, 'Level 2' or the level's own.",
      ],
    },
  },
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lowest: Story = { args: { level: 1 } };
export const Middle: Story = {};
export const Highest: Story = { args: { level: 3 } };

/** No bar is filled. */
export const None: Story = { args: { level: 0 } };

/** A level outside the scale shows its own text. */
export const Custom: Story = { args: { level: 'Custom' } };

export const FiveLevels: Story = { args: { level: 4, levels: 5 } };

/** The text wraps beside the meter. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: { level: 'Agreed with each client before the first month begins' },
  decorators: [inWidth(280)],
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { lang: 'ar', labels: { level: 'المستوى {level}' } },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
