import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  component: ThemeToggle,
  args: { theme: 'light' },
  render: function Example(args) {
    const [theme, setTheme] = useState(args.theme);
    return <ThemeToggle {...args} theme={theme} onThemeChange={setTheme} />;
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
