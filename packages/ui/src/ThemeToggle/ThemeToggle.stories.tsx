import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Actions/ThemeToggle',
  component: ThemeToggle,
  args: { onValueChange: fn() },
  parameters: {
    overview: { story: 'Light', as: 'close' },
    guide: {
      use:
        'Chooses between the light and the dark theme and, with `system` among its `themes`, the ' +
        'visitor’s system setting. The page applies the choice; `usePreference` stores it.',
      avoid: 'anything but the theme (use a `ViewSwitch`).',
      accessibility:
        'A named group of native radio buttons, named by text for assistive technology: Tab enters at ' +
        'the current one, the arrow keys choose. The ' +
        'current option has an outline, even in forced colours. Touch targets are at least 44 × 44 px.',
      anatomy: [
        'The name of the group, for screen readers only.',
        'Light: a sun.',
        'Dark: a moon.',
        'System, if offered: a screen.',
      ],
    },
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

/** A third option follows the system. */
export const WithSystem: StoryObj = {
  parameters: { chromatic: { modes: modes.narrowAndWide } },
  render: () => <ThemeToggle themes={['light', 'dark', 'system']} defaultValue="system" />,
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    labels: { label: 'Tema', light: 'Ligte agtergrond', dark: 'Donker agtergrond' },
  },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { lang: 'ar', labels: { label: 'المظهر', light: 'فاتح', dark: 'داكن' } },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
