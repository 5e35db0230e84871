import type { BundleCardProps } from '@agency/ui';

type Room = Omit<BundleCardProps, 'enquire' | 'labels'> & { tier: string };

const inEachRoom = ['Upright piano', 'Drum kit', 'Two amplifiers'];

/** The rooms, with what they cost by the day or by the month. */
export const rooms = (stay: 'day' | 'month'): readonly Room[] => [
  {
    tier: 'Cellar',
    level: 1,
    prices: [{ episodes: 3, price: stay === 'day' ? '£45' : '£640' }],
    deliverables: [
      ...inEachRoom,
      { text: 'Recording desk', included: false },
      { text: 'Daylight', included: false },
    ],
    turnaround: 'two days',
  },
  {
    tier: 'Garden',
    level: 2,
    prices: [{ episodes: 6, price: stay === 'day' ? '£80' : '£1 150' }],
    deliverables: [...inEachRoom, { text: 'Recording desk', included: false }, 'Daylight'],
    turnaround: 'a week',
    featured: true,
  },
  {
    tier: 'Hall',
    level: 3,
    prices: [{ episodes: 14, price: stay === 'day' ? '£150' : '£2 100' }],
    deliverables: [...inEachRoom, 'Recording desk', 'Daylight'],
    turnaround: 'a month',
  },
];
