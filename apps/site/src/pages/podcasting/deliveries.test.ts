import { expect, test } from 'vitest';
import { byDay } from './deliveries.ts';

test('deliveries are grouped by working day; those without a set day are left out', () => {
  const deliveries = [
    { name: 'Novice', days: 15 },
    { name: 'Elite', days: 10 },
    { name: 'Initiate', days: 10 },
    { name: 'End Game', days: null },
  ];
  expect(byDay(deliveries)).toEqual([
    { day: 10, names: ['Elite', 'Initiate'], gap: 10 },
    { day: 15, names: ['Novice'], gap: 5 },
  ]);
  expect(byDay(deliveries.slice(-1))).toEqual([]);
});
