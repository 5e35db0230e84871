import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { inWidth } from '../testing/decorators.tsx';
import { Stack } from './Stack.tsx';

const children = ['Cellar', 'Garden', 'Attic'].map((name) => (
  <Button key={name} tone="secondary">
    {name}
  </Button>
));

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children },
  decorators: [inWidth(328)],
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

export const Column: Story = {};

export const Row: Story = { args: { direction: 'row', gap: 2 } };
