import { views } from '@agency/pricing-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../../.storybook/modes.ts';
import { type Delivery, deliveriesFor } from './deliveries.ts';
import { RecordingLine } from './RecordingLine.tsx';

const inAllViews = (...deliveries: [name: string, days: number | null][]) => ({
  deliveriesOf: (): Delivery[] => deliveries.map(([name, days]) => ({ name, days })),
});

const meta = {
  title: 'Pages/Recording line',
  component: RecordingLine,
  args: { deliveriesOf: deliveriesFor },
  argTypes: { deliveriesOf: { control: false } },
  parameters: {
    chromatic: { modes: modes.narrowAndWide },
    docs: { story: { height: '8rem' } },
    guide: {
      use: 'Below the heading of the podcasting page: from the recording to the day of each delivery.',
      avoid: 'terms that have no place in time: those are in words, below it.',
      accessibility:
        'One sentence for screen readers, which names each bundle and its working days. The drawing and the ' +
        'captions of its days are hidden from them.',
      anatomy: [
        "The recording: a waveform, filled as far as a recording takes of its slot, and the logo's bar as its playhead.",
        'The working days: a tick a day, a tall one where bundles are delivered; the last one ends the line.',
        'The captions end at their ticks, or earlier if the next one needs the room. On phones, the days stand below the recording.',
      ],
    },
  },
} satisfies Meta<typeof RecordingLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InLastView: Story = { globals: { view: views.at(-1) } };

export const OneBundle: Story = { args: inAllViews(['Elite', 10]) };

export const EightBundles: Story = {
  args: inAllViews(
    ['Elite', 10],
    ['Initiate', 10],
    ['Novice', 10],
    ['Encore', 12],
    ['Debut', 12],
    ['Solo', 14],
    ['Finale', 14],
    ['End Game', null],
  ),
};

export const ManyDays: Story = { args: inAllViews(['Elite', 10], ['Novice', 20]) };

/** Draws only the recording, because the only delivery has no set day. */
export const OnlyCustom: Story = { args: inAllViews(['End Game', null]) };

export const RightToLeft: Story = { tags: ['edge-case'], globals: { direction: 'rtl' } };

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
