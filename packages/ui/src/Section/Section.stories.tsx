import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { Section } from './Section.tsx';

const prose = (
  <>
    <p>
      Each room has a piano, a kit and a kettle, and walls that are thick enough for all three at
      once. The cellar is the smallest and the darkest; the garden room opens on the lawn, where
      nobody minds a trumpet before nine.
    </p>
    <p>Bring your own sticks.</p>
  </>
);

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { heading: 'Rooms', children: prose },
  argTypes: {
    children: { control: false },
    heading: { control: 'text' },
    intro: { control: 'text' },
  },
  parameters: {
    overview: { story: 'WithAnIntro' },
    guide: {
      use:
        'A part of a page: its title, perhaps a sentence below it, and evenly spaced blocks. `measure` ' +
        'keeps lines of prose readable.',
      avoid:
        'a box or a coloured band (wrap it), and a card (use an `OfferCard` or a ' + '`TierCard`).',
      accessibility:
        'A landmark named by its heading, or by `aria-label` if it has no heading. With neither it is not a ' +
        'landmark, as unnamed landmarks do not help navigation.',
      anatomy: ['The heading.', 'The words below it, muted.', 'The blocks, one below the other.'],
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAnIntro: Story = {
  args: { intro: 'Three of them, by the hour or by the month.', measure: true },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

/** Sections can be adjacent or nested. */
export const Several: Story = {
  args: { measure: true },
  render: (args) => (
    <>
      <Section {...args} />
      <Section heading="Visit" intro="Ten minutes from the station." measure>
        <p>The bell is on the left.</p>
        <Section heading="Opening hours" headingLevel={3} measure>
          <p>From ten to ten, every day.</p>
        </Section>
        <Button>Ask for a visit</Button>
      </Section>
    </>
  ),
};

/** The section's name is only for screen readers. */
export const WithoutAHeading: Story = { args: { heading: undefined, 'aria-label': 'Rooms' } };

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    heading: 'الغرف',
    intro: 'ثلاث غرف، بالساعة أو بالشهر.',
    children: <p>في كل غرفة بيانو وطبول وإبريق شاي.</p>,
  },
  globals: { direction: 'rtl' },
};
