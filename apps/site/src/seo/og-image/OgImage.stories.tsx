import { currency, parsePrice } from '@agency/pricing-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteConfig } from '../../siteConfig.ts';
import { OfferCards } from './OfferCards.tsx';
import { OfferColumns } from './OfferColumns.tsx';
import { OgImage } from './OgImage.tsx';

const looks = [
  { name: 'Platinum', tier: 'Elite', level: 3, featured: true, color: 'tier1' },
  { name: 'Gold', tier: 'Initiate', level: 2, color: 'tier2' },
  { name: 'Silver', tier: 'Novice', level: 1, color: 'tier3' },
  { name: 'Bronze', color: 'tier4' },
] as const;

/** Offers with these prices in rand, in the catalogue's currency. */
const offersFor = (...prices: string[]) =>
  prices.flatMap((text, index) => {
    const price = parsePrice(text.replace(/^R/, currency.sign));
    const prices = [{ price, quantity: '1 episode per month' }];
    return looks.slice(index, index + 1).map((look) => ({ ...look, id: look.color, prices }));
  });

const meta = {
  title: 'Pages/Previews',
  component: OgImage,
  decorators: [
    // About the size in which chat applications show it.
    (Story) => (
      <div style={{ zoom: 0.5 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    company: siteConfig.companyName,
    heading: 'Podcasting Bundles',
    view: 'Brand',
    text: 'Designed for Brand Impact',
    children: null,
  },
  parameters: {
    guide: {
      use:
        'The preview of a shared link: one image for each page and view, 1200 by 630 pixels, rendered ' +
        'by the build from the catalogue, the words and the theme.',
      avoid:
        'the pages themselves: it is rendered by satori, which supports neither classes nor ' +
        'variables. It always has the light theme.',
      accessibility:
        'Its `alt` contains its text: the heading, the view, and each offer with its price. Prices are ' +
        'readable at the size of chats.',
      anatomy: [
        'The mark and the company’s name, which is truncated where it does not fit.',
        'The view, as the selected option of the switch.',
        'The page’s heading and a line below it.',
        'Three bundles, or all tiers, each with its price.',
      ],
    },
  },
} satisfies Meta<typeof OgImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: { children: <OfferCards offers={offersFor('R15 999', 'R10 999', 'R6 999')} /> },
};

export const Columns: Story = {
  args: {
    heading: 'Digital Marketing Packages',
    view: 'Enterprise',
    text: 'Monthly Digital Options',
    children: <OfferColumns offers={offersFor('Enquire', 'R104,999', 'R75,499', 'R59,499')} />,
  },
};

/** A wide price has smaller type. */
export const LongestPrices: Story = {
  tags: ['edge-case'],
  args: {
    ...Columns.args,
    children: (
      <OfferColumns offers={offersFor('Custom quote', 'R11,104,999', 'R1,075,499', 'R62,450')} />
    ),
  },
};
