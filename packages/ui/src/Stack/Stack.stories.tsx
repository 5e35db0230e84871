import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const children = ['Piano', 'Drum kit', 'Kettle'].map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children },
  argTypes: { children: { control: false } },
  parameters: {
    overview: { story: 'Column' },
    guide: {
      use: 'The same space between neighbours: the fields of a form, a row of buttons.',
      avoid: 'the blocks of a `Section`, which spaces them.',
      accessibility: 'A plain `div`, which keeps the reading order.',
      anatomy: ['The children, separated by a step of the theme’s spaces.'],
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { align: 'start' } };

export const Row: Story = { args: { direction: 'row', gap: 2 } };
