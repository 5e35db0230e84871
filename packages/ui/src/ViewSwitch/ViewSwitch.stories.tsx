import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ViewSwitch } from './ViewSwitch.tsx';

const meta = {
  component: ViewSwitch,
  args: {
    label: 'Show bundles for',
    name: 'view',
    options: [
      { value: 'brand', label: 'Brand' },
      { value: 'creator', label: 'Creator' },
    ],
    value: 'brand',
  },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <ViewSwitch {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ViewSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const SecondChosen: Story = { args: { value: 'creator' } };
export const LongLabels: Story = {
  args: {
    options: [
      { value: 'brand', label: 'Listed enterprises' },
      { value: 'creator', label: 'Small and medium businesses' },
    ],
  },
};
