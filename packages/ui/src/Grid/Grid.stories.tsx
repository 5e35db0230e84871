import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { OfferCard, type OfferCardProps } from '../OfferCard/OfferCard.tsx';
import { arabicOffers } from '../testing/exampleArabic.tsx';
import { exampleOffers } from '../testing/exampleOffers.tsx';
import { Grid } from './Grid.tsx';

const cards = (...offers: OfferCardProps[]) =>
  offers.map((offer) => <OfferCard key={String(offer.heading)} {...offer} />);

const { elite, initiate, novice, endGame } = exampleOffers;

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cards(elite, novice, endGame) },
  argTypes: { children: { control: false } },
  parameters: {
    overview: { story: 'Three', as: 'wide' },
    guide: {
      use:
        "Lays out cards in up to four columns, depending on the window's width, and aligns the parts " +
        'of `OfferCard`s in a row.',
      avoid: 'a single card, and the parts of a page.',
      accessibility:
        'Only layout: the cards keep their DOM order visually, for the Tab key and for screen ' +
        'readers.',
      anatomy: [
        'Columns: two in windows from 768 px, three from 1024 px, four from 1280 px.',
        'Of an odd number of cards in two columns, the first takes a whole row.',
      ],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons of a row are level, whatever the cards contain. */
export const Three: Story = {
  parameters: { chromatic: { modes: modes.page } },
};

export const One: Story = { args: { children: cards(elite) } };
export const Two: Story = { args: { children: cards(elite, novice) } };

/** One row of four, or two rows of two. */
export const Four: Story = {
  args: { children: cards(elite, initiate, novice, endGame) },
  parameters: { chromatic: { modes: modes.tabletAndWide } },
};

/** At most three in a row. The gap between rows equals the gap between columns. */
export const FourInThreeColumns: Story = {
  args: { columns: 3, children: cards(elite, initiate, novice, endGame) },
};

/** Parts stay aligned if a card lacks the parts above them. */
export const MissingParts: Story = {
  args: {
    children: cards(
      elite,
      { ...novice, meter: undefined, prices: undefined },
      { ...initiate, action: undefined, facts: undefined },
    ),
  },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { children: cards(arabicOffers.elite, arabicOffers.novice) },
  globals: { direction: 'rtl' },
};

/** One card is featured: the one that suits most visitors. */
export const OneFeatured: Story = { tags: ['do'], args: { children: cards(elite, novice) } };

/** If every card is featured, none stands out. */
export const AllFeatured: Story = {
  tags: ['do-not'],
  args: { children: cards({ ...elite, featured: true }, { ...novice, featured: true }) },
};
