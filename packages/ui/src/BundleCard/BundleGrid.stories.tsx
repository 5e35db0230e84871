import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { arabicBundles } from '../testing/exampleArabic.tsx';
import { exampleBundles } from '../testing/exampleBundles.ts';
import { inWidth } from '../testing/inWidth.tsx';
import { BundleCard, type BundleCardProps } from './BundleCard.tsx';
import { BundleGrid } from './BundleGrid.tsx';

const cards = (...bundles: BundleCardProps[]) =>
  bundles.map((bundle) => <BundleCard key={bundle.heading} {...bundle} />);

const { elite, initiate, novice, endGame } = exampleBundles;

const meta = {
  title: 'Components/BundleGrid',
  component: BundleGrid,
  args: { children: cards(elite, novice, endGame) },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      use:
        'Lays out `BundleCard`s in one, two or three columns, depending on its own width rather ' +
        "than the window's, and aligns the parts of the cards in a row.",
      avoid:
        'anything that is no `BundleCard`: the rows it shares are the parts of that card. A single ' +
        'card needs no grid.',
      accessibility:
        'It adds only layout: the cards keep their DOM order visually, for the Tab key and for screen ' +
        'readers.',
      anatomy: [
        'The container, whose width sets the number of columns: two from 640 px, three from 960 px.',
        'The grid. With an odd number of cards in two columns, the first takes a whole row.',
      ],
    },
  },
} satisfies Meta<typeof BundleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons of a row are level, whatever the cards hold. */
export const Three: Story = {
  parameters: { chromatic: { modes: modes.page } },
};

export const One: Story = { args: { children: cards(elite) } };
export const Two: Story = { args: { children: cards(elite, novice) } };

/** The gap between rows equals the gap between columns. */
export const Four: Story = {
  args: { children: cards(elite, initiate, novice, endGame) },
  parameters: { chromatic: { modes: modes.tabletAndWide } },
};

/** Parts stay aligned if a card lacks some of the parts above them. */
export const MissingParts: Story = {
  args: {
    children: cards(
      elite,
      { ...novice, level: undefined, prices: undefined, footer: 'Cancel until the day before.' },
      { ...initiate, action: undefined, turnaround: undefined },
    ),
  },
};

/** With less room, it has fewer columns. */
export const NarrowContainer: Story = {
  args: { children: cards(elite, novice) },
  decorators: [inWidth(320)],
};

export const RightToLeft: Story = {
  args: { children: cards(arabicBundles.elite, arabicBundles.novice) },
  globals: { direction: 'rtl' },
};

/** One card is featured: the one that suits most visitors. */
export const OneFeatured: Story = { tags: ['do'], args: { children: cards(elite, novice) } };

/** Every card is featured, which recommends none. */
export const AllFeatured: Story = {
  tags: ['do-not'],
  args: { children: cards({ ...elite, featured: true }, { ...novice, featured: true }) },
};
