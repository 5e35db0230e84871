import type { ChecklistItem } from '../Checklist/Checklist.tsx';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import type { OfferCardProps } from '../OfferCard/OfferCard.tsx';

const action = { href: 'https://agency.example/contact-us', children: 'Enquire' };
const labels = { items: 'Deliverables per recording' };
const pricesOf = (one: string, two: string) => [
  { quantity: '1 episode', price: one, detail: 'per month' },
  { quantity: '2 episodes', price: two, detail: 'per month' },
];
const without = (text: string): ChecklistItem => ({ text, included: false });

export const exampleOffers = {
  elite: {
    heading: 'Elite',
    meter: <LevelBadge level={3} />,
    featured: true,
    prices: pricesOf('R17 450', 'R31 450'),
    items: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      'Producer on set',
      'Up to 5 reels',
      '2 revisions',
    ],
    facts: [{ label: 'Turnaround', value: '10 working days' }],
    action,
    labels,
  },
  initiate: {
    heading: 'Initiate',
    meter: <LevelBadge level={2} />,
    prices: pricesOf('R12 450', 'R21 450'),
    items: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      without('Producer on set'),
      'Up to 3 reels',
      '1 revision',
    ],
    facts: [{ label: 'Turnaround', value: '10 working days' }],
    action,
    labels,
  },
  novice: {
    heading: 'Novice',
    meter: <LevelBadge level={1} />,
    prices: pricesOf('R7 450', 'R13 450'),
    items: [
      'Studio recording, up to 90 minutes in a 2-hour slot',
      without('Producer on set'),
      '3 teasers',
      without('Revisions'),
    ],
    facts: [{ label: 'Turnaround', value: '12 working days' }],
    action,
    labels,
  },
  endGame: {
    heading: 'End Game',
    meter: <LevelBadge level="Custom" />,
    prices: [{ quantity: 'Custom', price: 'Custom quote' }],
    items: [],
    remark: 'Contact us for a bespoke package.',
    facts: [{ label: 'Turnaround', value: 'Custom timeline' }],
    action,
    labels,
  },
} as const satisfies Record<string, OfferCardProps>;
