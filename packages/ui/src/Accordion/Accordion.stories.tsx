import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../testing/decorators.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { heading: 'Can I park?', content: 'In the yard, for two cars. The bell opens the gate.' },
  {
    heading: 'Is there a piano?',
    content: (
      <>
        <p>In every room, tuned on the first of the month.</p>
        <p>The one in the cellar is an upright.</p>
      </>
    ),
  },
  { heading: 'May I bring a dog?', content: 'Yes, if it likes drums.' },
];

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { items },
  argTypes: { items: { control: false } },
  parameters: {
    overview: { story: 'Closed' },
    guide: {
      use:
        'Questions that only some visitors have; each expands to its answer. `exclusive` keeps at most one ' +
        'open.',
      avoid:
        'text that everybody must read (write it out), two or three short answers, and the ' +
        'navigation (use a `NavigationSheet`).',
      accessibility:
        'Native `details`: Tab reaches a question, Enter and Space open it, and a screen reader says ' +
        'whether it is open. Find-in-page and a link to an answer open it. With `headingLevel` ' +
        'the questions are headings as well. Print shows every answer.',
      anatomy: [
        'A question on a row of 56 px, with a chevron that turns.',
        'Its answer, limited to a readable line length.',
        'Hairlines between the items.',
      ],
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  args: { items: items.map((item) => ({ ...item, open: item.heading === 'Is there a piano?' })) },
};

export const Headings: Story = { args: { headingLevel: 3 } };

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        heading: 'What about Winkelvoorraadbestuurstelselonderhoud, and everything that it brings?',
        content: 'It is under way until tomorrow morning.',
      },
      ...items,
    ],
  },
  decorators: [inWidth(280)],
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    items: [
      { heading: 'هل يوجد موقف سيارات؟', content: 'في الفناء، لسيارتين.' },
      { heading: 'هل يوجد بيانو؟', content: 'في كل غرفة.' },
    ],
  },
  globals: { direction: 'rtl' },
  // Checks that the toolbar sets the direction, which every right-to-left story relies on.
  play: () => expect(document.documentElement).toHaveAttribute('dir', 'rtl'),
};

/** Hairlines and the chevron remain visible. */
export const ForcedColors: Story = {
  ...Open,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Answers questions that only some visitors have. */
export const QuestionsOfSome: Story = { tags: ['do'] };

/** Hides the prices, which every visitor wants, behind a click. */
export const PricesOfAll: Story = {
  tags: ['do-not'],
  args: {
    items: [
      { heading: 'What does it cost?', content: 'From £45 for an evening.' },
      { heading: 'How do I book?', content: 'By telephone.' },
    ],
  },
};
