import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { onValueChange: fn() },
  parameters: {
    guide: {
      use:
        'Chooses between the light and the dark theme and, with `system` among its `themes`, the ' +
        'visitor’s system setting. The page applies the choice; `usePreference` stores it.',
      avoid: 'anything but the theme (use a `ViewSwitch`).',
      accessibility:
        'A named group of native radio buttons, named by the words that are seen: Tab enters at ' +
        'the current one, the arrow keys choose. On a narrow screen the words stay for assistive ' +
        'technology. The current side has an outline, in forced colours too. A finger has at least ' +
        '44 × 44 px for each.',
      anatomy: [
        'The name of the group, for screen readers only.',
        'The light side: a sun, and its word.',
        'The dark side: a moon, and its word.',
        'The system option, if offered: a screen, and its word.',
      ],
    },
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the two icons are enough. */
export const Light: Story = { parameters: { chromatic: { modes: modes.narrowAndWide } } };

/** A third choice: the theme is the system's, and changes with it. */
export const WithSystem: StoryObj = {
  parameters: { chromatic: { modes: modes.narrowAndWide } },
  render: () => <ThemeToggle themes={['light', 'dark', 'system']} defaultValue="system" />,
};

export const Longest: Story = {
  args: {
    label: 'Tema',
    labels: { light: 'Ligte agtergrond', dark: 'Donker agtergrond' },
  },
};

export const RightToLeft: Story = {
  args: { lang: 'ar', label: 'المظهر', labels: { light: 'فاتح', dark: 'داكن' } },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
};
