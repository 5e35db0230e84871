import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/decorators.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Enquire', href: 'https://agency.example/contact-us' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    overview: { story: 'Primary', as: 'close' },
    guide: {
      use: "A page's main link, styled as a `Button`: Enquire.",
      avoid:
        'actions on this page (use a `Button`), and links in running text (use a `Link`). Never show ' +
        'two `highlighted` ones at once.',
      accessibility:
        'A link: Enter follows it, Space does not, and it can be opened in a new tab. 44 px high. ' +
        'If several have the same text, give each an `aria-label` that begins with it ' +
        "('Enquire about Elite, Level 3').",
      anatomy: ['The background, or the outline of a `secondary` one.', 'The words.'],
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

/** Show at most one highlighted link per screen. */
export const Highlighted: Story = { args: { tone: 'highlighted' } };

export const Secondary: Story = { args: { tone: 'secondary' } };

const states = ['At rest', 'Hovered', 'Focused', 'Pressed'];

/** Each tone in each state. */
export const States: Story = {
  parameters: {
    pseudo: {
      hover: ['[data-shown="Hovered"]', '[data-shown="Pressed"]'],
      focusVisible: '[data-shown="Focused"]',
      active: '[data-shown="Pressed"]',
    },
  },
  render: ({ href }) => (
    <div
      style={{
        display: 'inline-grid',
        gridTemplateColumns: `repeat(${states.length}, auto)`,
        gap: 12,
      }}
    >
      {(['primary', 'highlighted', 'secondary'] as const).map((tone) =>
        states.map((state) => (
          <ButtonLink key={`${tone} ${state}`} tone={tone} href={href} data-shown={state}>
            {state}
          </ButtonLink>
        )),
      )}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ButtonLink key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: { children: 'Enquire about the bundles for listed enterprises' },
  decorators: [inWidth(240)],
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { lang: 'ar', children: 'استفسر الآن' },
  globals: { direction: 'rtl' },
};

/** Links keep the system's own link colour. */
export const ForcedColors: Story = {
  ...States,
  tags: ['edge-case', '!autodocs'],
  parameters: { ...States.parameters, chromatic: { forcedColors: 'active' } },
};

/** The link makes sense in a screen reader's list of links. */
export const SaysWhere: Story = { tags: ['do'], args: { children: 'See all rooms' } };

/** The link makes no sense without the sentence around it. */
export const SaysNothing: Story = {
  tags: ['do-not'],
  render: (args) => (
    <p>
      For all of our rooms <ButtonLink {...args}>click here</ButtonLink>
    </p>
  ),
};
