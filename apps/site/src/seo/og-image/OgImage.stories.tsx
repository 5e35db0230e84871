import { parsePrice } from '@agency/pricing-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inOwnCurrency } from '../../../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { siteConfig } from '../../siteConfig.ts';
import { OfferColumns } from './OfferColumns.tsx';
import { OgImage } from './OgImage.tsx';

const bundles = [
  { id: 'level-3', name: 'Elite Level 3', featured: true },
  { id: 'level-2', name: 'Initiate Level 2' },
  { id: 'level-1', name: 'Novice Level 1' },
];
const tiers = [
  { id: 'platinum', name: 'Platinum', color: 'tier1' },
  { id: 'gold', name: 'Gold', color: 'tier2' },
  { id: 'silver', name: 'Silver', color: 'tier3' },
  { id: 'bronze', name: 'Bronze', color: 'tier4' },
] as const;

/** Renders columns with prices that are given in rand, converted to the catalogue's currency. */
const columns = (offers: readonly Omit<Offer, 'prices'>[], ...prices: string[]) => (
  <OfferColumns
    offers={offers.map((offer, index) => {
      const price = parsePrice(inOwnCurrency(prices[index] ?? ''));
      return { ...offer, prices: [{ price, quantity: '1 episode per month' }] };
    })}
  />
);

const meta = {
  title: 'Pages/Previews',
  component: OgImage,
  decorators: [
    // Shows the image at about its size in chat applications.
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
        'The offers, each with its first price; the featured one stands out.',
      ],
    },
  },
} satisfies Meta<typeof OgImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bundles: Story = {
  args: { children: columns(bundles, 'R12 450', 'R9 450', 'R5 450') },
};

export const Tiers: Story = {
  args: {
    heading: 'Digital Marketing Packages',
    view: 'Enterprise',
    text: 'Monthly Digital Options',
    children: columns(tiers, 'Enquire', 'R92,450', 'R62,450', 'R48,450'),
  },
};

/** The widest price sets the type size of all prices. */
export const LongestPrices: Story = {
  tags: ['edge-case'],
  args: {
    ...Tiers.args,
    children: columns(tiers, 'Custom quote', 'R11,104,999', 'R1,075,499', 'R62,450'),
  },
};
