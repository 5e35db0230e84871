import type { Meta, StoryObj } from '@storybook/react-vite';
import { header, tier } from '../TierCard/TierCard.css.ts';
import { inWidth } from '../testing/decorators.tsx';
import { tierColors } from '../theme/tokens.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Offers/Price',
  component: Price,
  args: { children: 'R16 450 pm', size: 'headline' },
  parameters: {
    overview: { story: 'Headline', as: 'close' },
    guide: {
      use:
        'A price as the business writes it, styled so that the figures are read first: the ' +
        'currency is small and raised, the suffix smaller. Words instead of a price are shown unchanged.',
      avoid: 'figures that are not prices (a number of episodes, a phone number), and sentences.',
      accessibility:
        'The text content is exactly as given: screen readers, find-in-page and copying treat it as ' +
        'one price. Small parts are at least 13 px. In a `headline` the suffix is muted, with ' +
        '4.5 : 1; elsewhere it inherits its colour, so that it is readable on the colour of a tier.',
      anatomy: [
        'The currency, raised to the top of the figures.',
        'The figures: tabular, so that prices in a column align.',
        "The suffix ('pm'), which wraps if it does not fit.",
      ],
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The largest text on a card. It shrinks with the window. */
export const Headline: Story = {};

/** The price is as large as the text around it. */
export const InText: Story = {
  decorators: [inWidth(384)],
  args: { size: 'text' },
  render: (args) => (
    <p>
      From <Price {...args} /> on a contract of six months.
    </p>
  ),
};

/** The previous price is struck through. */
export const Was: Story = { args: { children: 'R5 450', was: 'R7 450' } };

export const NoSuffix: Story = { args: { children: 'R17 450' } };
export const Shortest: Story = { tags: ['edge-case'], args: { children: 'R0' } };

/** Words replace the price. */
export const Words: Story = { args: { children: 'Custom quote' } };

/** Words before the price are as small as a suffix. */
export const From: Story = { args: { children: 'From £45' } };

/** Prices keep their local notation, whatever the currency. */
export const Currencies: Story = {
  render: ({ size }) => (
    <div style={{ display: 'grid', width: 'max-content' }}>
      {['US$ 1,200', 'CHF 1’200', '1 200 €', 'R$ 30', 'AED 1,200', '₹1,00,000'].map((price) => (
        <Price key={price} size={size}>
          {price}
        </Price>
      ))}
    </div>
  ),
};

/** The price is passed in parts. */
export const Apart: Story = {
  args: { children: { currency: '€', figure: '1 200', after: ' per month' } },
};

export const CurrencyBehind: Story = { args: { children: '1 299 kr' } };

export const Range: Story = { args: { children: '€45–€60 a day' } };

/** Digits align in a column of prices, so that the prices are easy to compare. */
export const Aligned: Story = {
  render: ({ size }) => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 'max-content' }}>
      {['R1 111', 'R8 888', 'R16 450'].map((price) => (
        <Price key={price} size={size}>
          {price}
        </Price>
      ))}
    </div>
  ),
};

/** Every part inherits the text colour of the tier's header. */
export const OnTierColor: Story = {
  args: { size: 'text', children: 'R62,450 pm' },
  render: (args) => (
    <div style={{ display: 'grid', width: 'max-content' }}>
      {tierColors.map((each) => (
        <div key={each} className={`${header} ${tier[each]}`} style={{ padding: '0.5rem 1rem' }}>
          <Price {...args} />
        </div>
      ))}
    </div>
  ),
};

/** The figures never break; the suffix wraps. */
export const LongestInANarrowCard: Story = {
  tags: ['edge-case'],
  args: { children: 'R1 114 999,00 per month' },
  decorators: [inWidth(240)],
};

/** Figures run from left to right in all scripts. */
export const RightToLeft: Story = {
  tags: ['edge-case'],
  decorators: [inWidth(320)],
  globals: { direction: 'rtl' },
  render: ({ size }) => (
    <div lang="ar" style={{ display: 'grid', justifyItems: 'start' }}>
      {['R16 450', '€ 1 190', '1 190 €', '14,999 ر.س شهريًا', 'عرض سعر خاص'].map((price) => (
        <Price key={price} size={size}>
          {price}
        </Price>
      ))}
    </div>
  ),
};

/** Contains the price alone; the terms are beside it. */
export const ThePriceAlone: Story = {
  tags: ['do'],
  render: ({ size }) => (
    <p>
      <Price size={size}>R16 450</Price> <small>per month, VAT included</small>
    </p>
  ),
};

/** Contains the terms, which belong beside the price. */
export const TermsInside: Story = {
  tags: ['do-not'],
  args: { children: 'From R16 450 per month, VAT included' },
};
