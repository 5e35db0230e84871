import { views } from '@agency/pricing-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../../.storybook/modes.ts';
import '../../styles.css.ts';
import { TermsSummary } from './TermsSummary.tsx';

const meta = {
  title: 'Pages/Terms summary',
  component: TermsSummary,
  parameters: {
    chromatic: { modes: modes.narrowAndWide },
    guide: {
      use: 'At the top of the podcasting page: the terms that all its bundles share.',
      avoid: 'terms that differ between bundles: those are in the cards.',
      accessibility:
        'A description list; the drawing is hidden from screen readers, as the cards say the same.',
      anatomy: [
        'Turnaround: a line from the recording, a waveform, to the day when each bundle of the view is delivered.',
        'Session and contract, in words.',
        'On phones: only the words of the first two, so that prices come early; the text above has the third.',
      ],
    },
  },
} satisfies Meta<typeof TermsSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InLastView: Story = { globals: { view: views.at(-1) } };

export const RightToLeft: Story = { tags: ['edge-case'], globals: { direction: 'rtl' } };

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
