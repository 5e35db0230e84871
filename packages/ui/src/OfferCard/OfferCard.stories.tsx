import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { inWidth } from '../testing/decorators.tsx';
import { arabicOffers } from '../testing/exampleArabic.tsx';
import { exampleOffers } from '../testing/exampleOffers.tsx';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  title: 'Offers/OfferCard',
  component: OfferCard,
  args: exampleOffers.initiate,
  argTypes: {
    meter: { control: false },
    remark: { control: 'text' },
    action: { control: false },
    children: { control: false },
  },
  decorators: [inWidth(384)],
  parameters: {
    guide: {
      use:
        'One offer: its name, prices, contents and facts, and one action; each part is optional. Put ' +
        'several in a `Grid`, which aligns their parts.',
      avoid:
        'offers that are compared item by item (use a `ComparisonTable` and its `TierCard`s), ' +
        'and more than one button: a card asks one thing.',
      accessibility:
        'An `article` with a heading, so that screen readers can skip from card to card. Each button ' +
        "has a unique name ('Enquire about Elite, Level 3') that begins with its visible text. Prices and " +
        'facts are description lists. Visual order matches DOM order. The badge marks the ' +
        'featured card, not only its colour.',
      anatomy: [
        'Its name with its meter, and the badge of the featured card.',
        'One row per price: the quantity, then the price in the card’s largest type, a secondary one in ' +
          'smaller type; its detail below it.',
        'The action: a link, filled with the accent on the featured card, or any node; below it a quieter one, such as Share.',
        'The included items as a checklist, a remark, and further content.',
        'The facts, one row each.',
      ],
    },
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A featured card inverts the theme and has a badge and a highlighted button. */
export const Featured: Story = { args: { ...exampleOffers.elite } };

/** The meter can be any node, here a level with a note. The name is a link to the card itself. */
export const WithMeterAndNote: Story = {
  args: {
    ...exampleOffers.elite,
    meter: (
      <>
        <LevelBadge level={3} /> <small>most included</small>
      </>
    ),
    href: '#elite',
  },
};

export const SeveralFacts: Story = {
  args: {
    ...exampleOffers.novice,
    facts: [
      { label: 'Contract', value: '6 months' },
      { label: 'Turnaround', value: '12 working days' },
      { label: 'Session', value: 'Up to 90 minutes' },
    ],
  },
};

/** Without a heading, the meter names the card. */
export const NoHeading: Story = {
  args: {
    heading: '',
    prices: [
      { quantity: '1 episode', price: 'R7 450 pm' },
      { quantity: '2 episodes', price: 'R13 450 pm' },
    ],
  },
};

/** A card with a level outside the scale, words instead of a price, and no items. */
export const CustomLevel: Story = { args: { ...exampleOffers.endGame } };

/** A card with a name, a price, items and a link, but no meter. */
export const NoMeter: Story = {
  args: {
    heading: 'Garden room',
    meter: undefined,
    prices: [{ quantity: 'Up to 6 players', price: '£80', detail: 'a day' }],
    items: ['Upright piano', 'Drum kit', { text: 'Recording desk', included: false }],
    facts: undefined,
    action: { href: 'https://agency.example/book', children: 'Book' },
    labels: { items: 'In the room' },
  },
};

/** A card with only a name, a price and a link. */
export const OnlyAPrice: Story = {
  args: {
    heading: 'Drop-in class',
    meter: undefined,
    prices: [{ price: 'From €12' }],
    items: [],
    facts: undefined,
    action: { href: 'https://agency.example/book', children: 'Book' },
  },
};

/** The action is a button, and more content follows the items. */
export const ActionAsANode: Story = {
  args: {
    ...NoMeter.args,
    action: <Button>Book</Button>,
    children: <p>Tea and biscuits are in the kitchen.</p>,
  },
};

export const NoPrice: Story = { args: { prices: [] } };

export const EverythingExcluded: Story = {
  args: {
    items: ['Reels', 'Transcript', 'Revisions'].map((text) => ({ text, included: false })),
  },
};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      text: `Deliverable ${index + 1}`,
      included: index % 3 !== 2,
    })),
    remark: 'Travel outside the city is quoted apart.',
  },
};

export const Shortest: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'A',
    meter: <LevelBadge level={1} />,
    prices: [{ quantity: '1 episode', price: 'R0' }],
    items: ['Reel'],
    facts: [{ label: 'Turnaround', value: '1 day' }],
  },
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Onbepaaldelewenslangebedryfsbundel for listed enterprises',
    featured: true,
    prices: [
      {
        quantity: '12 episodes per month',
        price: 'R1 114 999,00 per month',
        detail: 'R6 689 994,00 over a contract of 6 months',
      },
    ],
    remark: 'Everything here is agreed with each client beforehand, travel and catering included.',
    facts: [{ label: 'Turnaround', value: 'Between ten and fourteen working days' }],
  },
};

/** A price that does not fit beside its quantity moves below it; all lines then begin at the same edge. */
export const Prices: Story = {
  tags: ['edge-case'],
  args: {
    ...OnlyAPrice.args,
    prices: [
      { quantity: '12 episodes a month', price: 'R17 450 per month', was: 'R19 950' },
      { quantity: '1 episode', price: 'US$ 1,200', detail: 'US$ 7,200 over a term of 6 months' },
      {
        quantity: '2 episodes',
        price: '1.200,00 € per month',
        was: '1.499,00 €',
        detail: 'with VAT',
      },
      { price: '14,999 ر.س شهريًا', detail: 'with VAT' },
    ],
  },
};

export const PricesNarrow: Story = { ...Prices, parameters: { width: 240 } };

export const PricesRightToLeft: Story = { ...Prices, globals: { direction: 'rtl' } };

/** A card as narrow as on the smallest phones. */
export const Narrow: Story = { args: { ...Longest.args }, parameters: { width: 240 } };

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { ...arabicOffers.elite },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  args: { ...exampleOffers.elite },
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Each line lists one thing that the customer gets. */
export const ThingsOneGets: Story = {
  tags: ['do'],
  args: { items: ['Audio and video editing', 'Up to 3 reels', '1 revision'], facts: undefined },
};

/** Praises the offer instead of listing its contents. */
export const Praise: Story = {
  tags: ['do-not'],
  args: {
    items: [
      'World-class editing by a passionate team',
      'Reels that make your brand shine',
      'Your happiness, guaranteed',
    ],
    facts: undefined,
  },
};
