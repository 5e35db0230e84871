import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/decorators.tsx';
import { Checklist } from './Checklist.tsx';

const meta = {
  title: 'Offers/Checklist',
  component: Checklist,
  args: {
    items: [
      'Audio and video editing',
      'Up to 3 reels',
      { text: 'SEO article', included: false },
      '1 revision',
    ],
  },
  decorators: [inWidth(320)],
  parameters: {
    overview: { story: 'Mixed', as: 'close' },
    guide: {
      use: 'A line for each item of an offer: ticked if it is included, crossed if not.',
      avoid:
        'things the visitor can tick (use checkboxes), and for comparing several offers: there a ' +
        '`ComparisonTable` puts the same line of each side by side.',
      accessibility:
        "A list, so its length is announced. 'Included' or 'Not included' is read before each " +
        'line, because the marks are drawings and hidden. Tick and cross differ by shape as well ' +
        'as by colour; in forced colours both take the text colour.',
      anatomy: [
        'The mark, centred on the first line of its text: a heavier tick, a lighter cross.',
        'The text, muted if the item is not included.',
      ],
    },
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};

export const EverythingIncluded: Story = { args: { items: ['Reels', 'Transcript', 'Revisions'] } };

export const EverythingExcluded: Story = {
  args: {
    items: ['Reels', 'Transcript', 'Revisions'].map((text) => ({ text, included: false })),
  },
};

export const One: Story = { args: { items: ['Download link'] } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      text: `Deliverable ${index + 1}`,
      included: index % 3 !== 2,
    })),
  },
};

/** Lines wrap beside their mark; the longest words break. */
export const LongestInANarrowCard: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      'Studio recording with a producer on set, up to 90 minutes in a slot of two hours, with a break',
      { text: 'Onderhandelingsverantwoordelikheidsverklaringsdokument', included: false },
      'A',
    ],
  },
  parameters: { width: 224 },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    items: [
      'مونتاج الصوت والفيديو',
      'حتى 5 مقاطع قصيرة',
      { text: 'مقال محسّن لمحركات البحث (SEO)', included: false },
    ],
    labels: { included: 'مشمول', excluded: 'غير مشمول' },
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Shows a cross only for items that another offer includes. */
export const WhatSetsItApart: Story = {
  tags: ['do'],
  args: { items: ['Up to 3 reels', '1 revision', { text: 'SEO article', included: false }] },
};

/** Items that no offer includes do not help visitors choose, and make the list look poor. */
export const WhatNobodyOffers: Story = {
  tags: ['do-not'],
  args: {
    items: [
      'Up to 3 reels',
      ...['Live broadcast', 'Catering', 'Travel'].map((text) => ({ text, included: false })),
    ],
  },
};
