import type { BundleCardProps } from '@agency/ui';

type Stay = 'day' | 'month';

const inEachRoom = ['Upright piano', 'Drum kit', 'Two amplifiers'];

const price = (stay: Stay, quantity: string, day: string, month: string) =>
  stay === 'day'
    ? { quantity, detail: 'a day', price: day }
    : { quantity, detail: 'a month', price: month };

/** The rooms, with what they cost by the day or by the month. */
export const rooms = (stay: Stay): readonly BundleCardProps[] => [
  {
    heading: 'Cellar',
    level: 1,
    prices: [price(stay, '3 players', '£45', '£640')],
    items: [
      ...inEachRoom,
      { text: 'Recording desk', included: false },
      { text: 'Daylight', included: false },
    ],
    turnaround: 'two days',
  },
  {
    heading: 'Garden',
    level: 2,
    prices: [price(stay, '6 players', '£80', '£1 150')],
    items: [...inEachRoom, { text: 'Recording desk', included: false }, 'Daylight'],
    turnaround: 'a week',
    featured: true,
  },
  {
    heading: 'Hall',
    level: 3,
    prices: [price(stay, '14 players', '£150', '£2 100')],
    items: [...inEachRoom, 'Recording desk', 'Daylight'],
    turnaround: 'a month',
  },
];
