import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { theme: 'light', onThemeChange: fn() },
  render: function Example(args) {
    const [theme, setTheme] = useState(args.theme);
    return (
      <ThemeToggle
        {...args}
        theme={theme}
        onThemeChange={(next) => {
          setTheme(next);
          args.onThemeChange?.(next);
        }}
      />
    );
  },
  parameters: {
    guide: {
      use:
        'Chooses between the light and the dark theme. The page decides what that means; ' +
        '`usePreference` keeps the choice.',
      avoid: 'anything but the theme, and for a third choice such as ‘as the system does’.',
      accessibility:
        "A native checkbox with the role of a switch, named 'Dark theme': on is dark. Space toggles " +
        'it. Sun and moon, with their words where there is room, are hidden from assistive ' +
        'technology; the current side has an outline, in forced colours too. 44 px high to a finger.',
      anatomy: [
        'The checkbox, over the whole of it and not seen.',
        'The light side: a sun, and its word.',
        'The dark side: a moon, and its word.',
      ],
    },
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the two icons are enough. */
export const Light: Story = { parameters: { chromatic: { modes: modes.narrowAndWide } } };

/** By a click on either side of it. */
export const Dark: Story = {
  parameters: { chromatic: { modes: modes.narrowAndWide } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark theme' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    // As after a real pointer, the focus is not shown.
    await userEvent.click(document.body);
  },
};

/** Tab reaches it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Dark theme' })).toHaveFocus();
  },
};

export const Longest: Story = {
  args: {
    label: 'Donker tema',
    labels: { light: 'Ligte agtergrond', dark: 'Donker agtergrond' },
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

export const RightToLeft: Story = {
  args: { lang: 'ar', label: 'المظهر الداكن', labels: { light: 'فاتح', dark: 'داكن' } },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
