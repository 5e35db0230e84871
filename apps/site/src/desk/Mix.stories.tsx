import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import '../styles.css.ts';
import { Mix } from './Mix.tsx';

const meta = {
  title: 'Pages/The mix',
  component: Mix,
  parameters: {
    chromatic: { modes: modes.narrowAndWide },
    guide: {
      use:
        'At the top of the marketing page: an index of the tiers, each a link to it. A column of ' +
        'lights for each group of items, lit by the average share of it that the tier offers.',
      avoid: 'comparing item by item: that is what the table and the cards are for.',
      accessibility:
        'A navigation landmark with a list of links, one a tier. Screen readers read a link as name, price ' +
        'and number of included items; the lights and their legend are hidden from them. ' +
        'The tier that the address links to is marked by a dot, not by colour alone.',
      anatomy: [
        'A cap in the tier’s colour, which grows on hover, on focus, and for the tier that the address links to.',
        'The tier’s name and its monthly price in the current view.',
        'The lights, computed from the catalogue.',
        'How many items are included.',
      ],
    },
  },
} satisfies Meta<typeof Mix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForEnterprises: Story = { globals: { view: 'brand' } };

export const ForSMEs: Story = { name: 'For SMEs', globals: { view: 'creator' } };

/** On the site the inline script marks the tier that the address links to; here the story does. */
export const Current: Story = {
  play: ({ canvas }) => {
    canvas.getAllByRole('link')[1]?.toggleAttribute('data-linked', true);
  },
};

export const RightToLeft: Story = { tags: ['edge-case'], globals: { direction: 'rtl' } };

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
