import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { LabelsProvider } from './LabelsProvider.tsx';

const meta = {
  title: 'Utilities/LabelsProvider',
  component: LabelsProvider,
  args: {
    labels: de,
    children: (
      <Stack>
        <ThemeToggle />
        <LevelBadge level={2} />
      </Stack>
    ),
  },
  argTypes: { labels: { control: false }, children: { control: false } },
  parameters: {
    overview: { story: 'German' },
    guide: {
      use:
        'Sets the words of every component in another language: German is in the package, and English is ' +
        'the model for your own.',
      avoid:
        'server components, which read no context: pass each its own labels. A component’s own `labels` ' +
        'win, so one word needs no provider.',
      accessibility: 'Most labels are only read by screen readers. Set `lang` on the part, too.',
      anatomy: ['All labels, by component.', 'The page, or a part of it, in that language.'],
    },
  },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {};

export const English: Story = { args: { labels: en } };
