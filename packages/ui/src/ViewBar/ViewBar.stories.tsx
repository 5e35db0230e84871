import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { ThemeToggle, type ThemeToggleProps } from '../ThemeToggle/ThemeToggle.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ViewBar } from './ViewBar.tsx';

interface ControlsProps {
  label?: string;
  brand?: string;
  creator?: string;
  theme?: Pick<ThemeToggleProps, 'labels'>;
}

function Controls({
  label = 'Show bundles for',
  brand = 'Brand',
  creator = 'Creator',
  theme,
}: ControlsProps) {
  return (
    <>
      <ViewSwitch
        label={label}
        name="view"
        options={[
          { value: 'brand', label: brand },
          { value: 'creator', label: creator },
        ]}
      />
      <ThemeToggle {...theme} />
    </>
  );
}

const meta = {
  title: 'Navigation/ViewBar',
  component: ViewBar,
  args: { children: <Controls /> },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    overview: { story: 'SwitchAndToggle', as: 'framed' },
    guide: {
      use:
        "Contains the controls of the page's view at any scroll position: the view switch at the start, " +
        'the theme toggle at the end.',
      avoid:
        'navigation (use the `SiteHeader`), actions on one part of a page, and more controls than fit one ' +
        'line of a phone.',
      accessibility:
        "A landmark, 'Display' by default. It sticks under the header by CSS, except in a short window " +
        'or with large text, where it would cover the page. Focused elements and link targets scroll ' +
        'clear of it. Its content wraps.',
      anatomy: ['The bar, with a hairline below.', 'The view switch.', 'The theme toggle.'],
    },
  },
} satisfies Meta<typeof ViewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchAndToggle: Story = {
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** The marketing page's options. */
export const LongerNames: Story = {
  args: { children: <Controls brand="Enterprise" creator="SME" /> },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** On phones the toggle wraps to a second line. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: { children: <Controls brand="Listed enterprises" creator="Small and medium businesses" /> },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** The bar has only the theme toggle. */
export const OneControl: Story = { args: { children: <ThemeToggle /> } };

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    'aria-label': 'العرض',
    children: (
      <Controls
        label="عرض الباقات لـ"
        brand="علامة تجارية"
        creator="صانع محتوى"
        theme={{ labels: { label: 'المظهر', light: 'فاتح', dark: 'داكن' } }}
      />
    ),
  },
  globals: { direction: 'rtl' },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
