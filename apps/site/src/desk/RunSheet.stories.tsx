import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import '../styles.css.ts';
import { RunSheet } from './RunSheet.tsx';

const meta = {
  title: 'Pages/Run sheet',
  component: RunSheet,
  parameters: {
    chromatic: { modes: modes.narrowAndWide },
    guide: {
      use:
        'At the top of the podcasting page: the terms that all its bundles share, drawn to scale ' +
        'from the catalogue.',
      avoid: 'terms that differ between bundles: those are in the cards.',
      accessibility:
        'A description list; the drawings are hidden from screen readers, as the values beside ' +
        'them say the same.',
      anatomy: [
        'Session: a stroke for two minutes, the recording as a waveform, the rest of the slot as dots.',
        'Turnaround: a dot for each working day, a line and names on days when bundles of the view are ' +
          'delivered; hovering over or focusing a card highlights its line.',
        'Contract: a block for each month.',
        'On phones: only the words of the first two, so that prices come early; the text above has the third.',
      ],
    },
  },
} satisfies Meta<typeof RunSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForBrands: Story = { globals: { view: 'brand' } };

export const ForCreators: Story = { globals: { view: 'creator' } };

export const RightToLeft: Story = { tags: ['edge-case'], globals: { direction: 'rtl' } };

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
