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
        'In two columns, the first of an odd number of cards takes a whole row.',
      ],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons in a row are level, whatever the cards contain. */
export const Three: Story = {
  parameters: { chromatic: { modes: modes.page } },
};

export const One: Story = { args: { children: cards(elite) } };
export const Two: Story = { args: { children: cards(elite, novice) } };

/** The cards form one row of four, or two rows of two. */
export const Four: Story = {
  args: { children: cards(elite, initiate, novice, endGame) },
  parameters: { chromatic: { modes: modes.tabletAndWide } },
};

/** A row has at most three cards. The gaps between rows and columns are equal. */
export const FourInThreeColumns: Story = {
  args: { columns: 3, children: cards(elite, initiate, novice, endGame) },
};

/** Parts stay aligned even if a card lacks the parts above them. */
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

/** Features only the card that suits most visitors. */
export const OneFeatured: Story = { tags: ['do'], args: { children: cards(elite, novice) } };

/** Features every card, so that none stands out. */
export const AllFeatured: Story = {
  tags: ['do-not'],
  args: { children: cards({ ...elite, featured: true }, { ...novice, featured: true }) },
};
