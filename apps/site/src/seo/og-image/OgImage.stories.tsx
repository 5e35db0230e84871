import { currency, parsePrice, type View } from '@agency/pricing-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  digitalMarketingContent,
  digitalMarketingHeading,
  monthlyBadge,
} from '../../content/digitalMarketing.ts';
import { podcastingContent, podcastingHeading } from '../../content/podcasting.ts';
import { page as digitalMarketing } from '../../pages/digital-marketing/definition.ts';
import { page as podcasting } from '../../pages/podcasting/definition.ts';
import { siteConfig } from '../../siteConfig.ts';
import { OfferCards } from './OfferCards.tsx';
import { type ColoredOffer, OfferColumns } from './OfferColumns.tsx';
import { OgImage } from './OgImage.tsx';

const tiers = (view: View) => digitalMarketing.offers(view) as readonly ColoredOffer[];

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
    heading: podcastingHeading,
    view: podcastingContent.brand.name,
    text: podcastingContent.brand.subtitle,
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

export const PodcastingForBrands: Story = {
  args: { children: <OfferCards offers={podcasting.offers('brand')} /> },
};

export const PodcastingForCreators: Story = {
  args: {
    view: podcastingContent.creator.name,
    text: podcastingContent.creator.subtitle,
    children: <OfferCards offers={podcasting.offers('creator')} />,
  },
};

export const DigitalMarketingForEnterprises: Story = {
  args: {
    heading: digitalMarketingHeading,
    view: digitalMarketingContent.brand.name,
    text: monthlyBadge,
    children: <OfferColumns offers={tiers('brand')} />,
  },
};

export const DigitalMarketingForSmes: Story = {
  args: {
    heading: digitalMarketingHeading,
    view: digitalMarketingContent.creator.name,
    text: monthlyBadge,
    children: <OfferColumns offers={tiers('creator')} />,
  },
};

const longestPrices = [
  'Custom quote',
  ...['11,104,999', '1,075,499', '62,450'].map((it) => currency.sign + it),
];

/** A wide price has smaller type. */
export const LongestPrices: Story = {
  tags: ['edge-case'],
  args: {
    ...DigitalMarketingForEnterprises.args,
    children: (
      <OfferColumns
        offers={tiers('brand').map((tier, index) => ({
          ...tier,
          prices: [{ price: parsePrice(longestPrices[index] ?? 'Enquire') }],
        }))}
      />
    ),
  },
};
