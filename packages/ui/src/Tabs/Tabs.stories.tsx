import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../testing/decorators.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  {
    value: 'cellar',
    label: 'Cellar',
    content: 'The smallest room and the darkest: an upright, a kit.',
  },
  { value: 'garden', label: 'Garden', content: 'Opens on the lawn.' },
  { value: 'attic', label: 'Attic', content: 'Warm in August.' },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Rooms', items },
  argTypes: { items: { control: false }, value: { control: false } },
  parameters: {
    guide: {
      use: 'Panels of which a visitor needs one at a time, each with a short name.',
      avoid:
        'comparisons (use a `ComparisonTable`), the same content for another audience (use a ' +
        '`ViewSwitch`), questions (use an `Accordion`), and pages (use links).',
      accessibility:
        'Follows the ARIA Authoring Practices: Tab reaches the selected tab, the arrow keys, Home and ' +
        'End select others, Tab moves on to the panel. 44 px high. All panels are in the HTML; without ' +
        'script they are shown below each other.',
      anatomy: [
        'The tabs, on a hairline; they scroll sideways if they do not fit.',
        'A line below the selected one.',
        'Its panel.',
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      { value: 'a', label: 'The cellar, with a piano', content: 'An upright.' },
      { value: 'b', label: 'The garden room, without one', content: 'Opens on the lawn.' },
    ],
    defaultValue: 'b',
  },
  decorators: [inWidth(280)],
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    label: 'الغرف',
    items: [
      { value: 'cellar', label: 'القبو', content: 'في كل غرفة بيانو.' },
      { value: 'garden', label: 'الحديقة', content: 'طبول.' },
    ],
  },
  globals: { direction: 'rtl' },
  // Checks that the toolbar sets the direction, which every right-to-left story relies on.
  play: () => expect(document.documentElement).toHaveAttribute('dir', 'rtl'),
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
