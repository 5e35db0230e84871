import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inWidth } from '../testing/decorators.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Compare bundles', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    onClick: { control: false },
  },
  parameters: {
    overview: { story: 'OneStandsOut' },
    guide: {
      use: 'Does something on this page: opens, sends, compares, dismisses.',
      avoid:
        'navigation (use a `ButtonLink`, which can be opened in a new tab), and switching between ' +
        'two views (use a `ViewSwitch`). Never show two `highlighted` ones at once.',
      accessibility:
        'A native `button`: Enter and Space click it. 44 px high, on touch screens the small size too. ' +
        'The contrast is 4.5 : 1 for text, 3 : 1 for the focus ring. A disabled button takes no focus: ' +
        'prefer an enabled one that says what is missing. In forced colours every tone has an ' +
        'outline.',
      anatomy: ['The background, or the outline of a `secondary` one.', 'The words, a verb first.'],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

/** Show at most one highlighted button per screen. */
export const Highlighted: Story = { args: { tone: 'highlighted' } };

export const Secondary: Story = { args: { tone: 'secondary' } };
export const Disabled: Story = { args: { disabled: true } };

const states = ['At rest', 'Hovered', 'Focused', 'Pressed', 'Disabled'];

/** Each tone in each state. */
export const States: Story = {
  parameters: {
    pseudo: {
      hover: ['[data-shown="Hovered"]', '[data-shown="Pressed"]'],
      focusVisible: '[data-shown="Focused"]',
      active: '[data-shown="Pressed"]',
    },
  },
  render: ({ onClick }) => (
    <div
      style={{
        display: 'inline-grid',
        gridTemplateColumns: `repeat(${states.length}, auto)`,
        gap: 12,
      }}
    >
      {(['primary', 'highlighted', 'secondary'] as const).map((tone) =>
        states.map((state) => (
          <Button
            key={`${tone} ${state}`}
            tone={tone}
            disabled={state === 'Disabled'}
            data-shown={state}
            onClick={onClick}
          >
            {state}
          </Button>
        )),
      )}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Shortest: Story = { tags: ['edge-case'], args: { children: 'Go' } };

/** The words wrap and stay centred. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: { children: 'Compare the bundles for listed enterprises and for small businesses' },
  decorators: [inWidth(280)],
};

const plus = (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M8 3v10M3 8h10" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

/** A gap separates the icon from the text. */
export const WithADrawing: Story = {
  args: {
    tone: 'secondary',
    children: (
      <>
        {plus}
        Add a bundle
      </>
    ),
  },
  argTypes: { children: { control: false } },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    ...WithADrawing.args,
    lang: 'ar',
    children: (
      <>
        {plus}
        أضف باقة
      </>
    ),
  },
  argTypes: { children: { control: false } },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  ...States,
  tags: ['edge-case', '!autodocs'],
  parameters: { ...States.parameters, chromatic: { forcedColors: 'active' } },
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

/** One button stands out, and its label states what it does. */
export const OneStandsOut: Story = {
  tags: ['do'],
  render: ({ onClick }) => (
    <div style={row}>
      <Button tone="highlighted" onClick={onClick}>
        Book a room
      </Button>
      <Button tone="secondary" onClick={onClick}>
        Compare rooms
      </Button>
    </div>
  ),
};

/** Every button stands out, so none does, and the words mean nothing out of context. */
export const AllStandOut: Story = {
  tags: ['do-not'],
  render: ({ onClick }) => (
    <div style={row}>
      {['Yes', 'OK', 'More'].map((words) => (
        <Button key={words} tone="highlighted" onClick={onClick}>
          {words}
        </Button>
      ))}
    </div>
  ),
};
