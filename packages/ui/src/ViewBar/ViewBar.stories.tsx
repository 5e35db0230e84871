import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ViewBar } from './ViewBar.tsx';

const controls = (brand: string, creator: string) => (
  <>
    <ViewSwitch
      label="Show bundles for"
      name="view"
      options={[
        { value: 'brand', label: brand },
        { value: 'creator', label: creator },
      ]}
      value="brand"
    />
    <ThemeToggle theme="light" />
  </>
);

const meta = {
  component: ViewBar,
  args: { children: controls('Brand', 'Creator') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchAndToggle: Story = {};
export const LongerNames: Story = { args: { children: controls('Enterprise', 'SME') } };
export const OnThePhone: Story = {
  args: LongerNames.args,
  globals: { viewport: { value: 'phone' } },
};
