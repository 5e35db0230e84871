import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../testing/decorators.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const meta = {
  title: 'Navigation/ViewSwitch',
  component: ViewSwitch,
  args: {
    label: 'Show bundles for',
    name: 'view',
    options: [
      { value: 'brand', label: 'Brand' },
      { value: 'creator', label: 'Creator' },
    ],
    onValueChange: fn(),
  },
  decorators: [inWidth(640)],
  parameters: {
    overview: { story: 'ShortNames' },
    guide: {
      use:
        'Chooses between two to five views of the same page: Brand or Creator. All are always ' +
        'visible, and the choice applies at once.',
      avoid:
        'more than five views, other pages (use links), and turning something on and off (use a ' +
        'checkbox).',
      accessibility:
        'A named group of native radio buttons: Tab enters at the current one, the arrow keys ' +
        'choose. A filled dot marks the current view without colour. Touch targets are 44 px high. ' +
        'The thumb slides for 200 ms; with reduced motion, or without `@property`, it jumps. Without script the visitor can still ' +
        'choose: show the view by CSS (`:has([value="month"]:checked)` on the root).',
      anatomy: [
        'The name of the group, for screen readers only.',
        'Two to five options, in one line while they fit, each with a dot that is filled when it is current.',
        'The thumb, which slides under the current one.',
      ],
    },
  },
} satisfies Meta<typeof ViewSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};

/** Tab focuses the current view; the arrow keys choose another. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Creator' })).toHaveFocus();
  },
};

/** Only the view that is not chosen has a hover style. */
export const Hovered: Story = { parameters: { pseudo: { hover: 'label:last-of-type' } } };

export const Shortest: Story = {
  tags: ['edge-case'],
  args: {
    options: [
      { value: 'brand', label: 'A' },
      { value: 'creator', label: 'B' },
    ],
  },
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    options: [
      { value: 'brand', label: 'Listed enterprises' },
      { value: 'creator', label: 'Small and medium businesses' },
    ],
  },
};

/** In a narrow container, text and padding are smaller. */
export const NarrowContainer: Story = { decorators: [inWidth(280)] };

export const LongestInANarrowContainer: Story = {
  tags: ['edge-case'],
  args: { ...Longest.args },
  decorators: [inWidth(280)],
};

/** The first option is at the right, and the thumb slides to the left. */
export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    label: 'عرض الباقات لـ',
    options: [
      { value: 'brand', label: 'علامة تجارية' },
      { value: 'creator', label: 'صانع محتوى' },
    ],
    defaultValue: 'creator',
  },
  globals: { direction: 'rtl' },
};

const periods = ['Day', 'Week', 'Month', 'Quarter', 'Year'].map((label) => ({
  value: label,
  label,
}));

/** A switch has up to five options. */
export const Five: StoryObj = {
  render: () => <ViewSwitch label="Pay by" name="period" options={periods} defaultValue="Month" />,
};

/** Options that do not fit on one line wrap; each row fills the width. */
export const FiveInANarrowContainer: StoryObj = { ...Five, decorators: [inWidth(280)] };

export const ThreeWithLongWords: StoryObj = {
  render: () => (
    <ViewSwitch
      label="Show"
      name="department"
      options={['Aufnahmeleitung', 'Veranstaltungstechnik', 'Übertragungswagenverleih'].map(
        (label) => ({ value: label, label }),
      )}
    />
  ),
  decorators: [inWidth(280)],
};

export const ForcedColors: Story = {
  ...ByKeyboard,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Offers views of equal rank, with names of one or two words. */
export const ShortNames: Story = {
  tags: ['do'],
  args: { name: 'short-names', label: 'Show rooms by' },
};

/** One option's name is a sentence. The other option navigates, so it should be a link. */
export const SentencesAndLinks: Story = {
  tags: ['do-not'],
  args: {
    name: 'sentences',
    options: [
      { value: 'brand', label: 'Show me what companies pay for their podcasts' },
      { value: 'creator', label: 'Contact us' },
    ],
  },
};
