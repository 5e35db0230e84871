import type { BundleCardProps } from '../BundleCard/BundleCard.tsx';
import type { ChecklistItem } from '../Checklist/Checklist.tsx';

const enquire = { href: 'https://agency.example/contact-us' };
const without = (text: string): ChecklistItem => ({ text, included: false });

/** Bundles on offer, for stories: what each card is given. */
export const exampleBundles = {
  elite: {
    tier: 'Elite',
    level: 3,
    featured: true,
    prices: [
      { episodes: 1, price: 'R17 450' },
      { episodes: 2, price: 'R31 450' },
    ],
    deliverables: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      'Audio and video editing',
      'Producer on set',
      'Up to 5 reels',
      '7 quote graphics',
      '2 revisions',
    ],
    turnaround: '10 working days',
    enquire,
  },
  initiate: {
    tier: 'Initiate',
    level: 2,
    prices: [
      { episodes: 1, price: 'R12 450' },
      { episodes: 2, price: 'R21 450' },
    ],
    deliverables: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      'Audio and video editing',
      without('Producer on set'),
      'Up to 3 reels',
      '2 quote graphics',
      '1 revision',
    ],
    turnaround: '10 working days',
    enquire,
  },
  novice: {
    tier: 'Novice',
    level: 1,
    prices: [
      { episodes: 1, price: 'R7 450' },
      { episodes: 2, price: 'R13 450' },
    ],
    deliverables: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      'Audio and video editing',
      without('Producer on set'),
      '3 teasers',
      without('Quote graphics'),
      without('Revisions'),
    ],
    turnaround: '12 working days',
    enquire,
  },
  endGame: {
    tier: 'End Game',
    level: 'Custom',
    prices: [{ episodes: 'Custom', price: 'Custom quote' }],
    deliverables: [],
    note: 'Contact us for a bespoke package.',
    turnaround: 'Custom timeline',
    enquire,
  },
} as const satisfies Record<string, BundleCardProps>;
