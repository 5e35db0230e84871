import { expect, test } from 'vitest';
import { byDay } from './deliveries.ts';

test('deliveries with a fixed time are grouped by working day', () => {
  const deliveries = [
    ['Novice', '3 weeks'],
    ['Elite', '10 working days'],
    ['Initiate', '2 weeks'],
    ['End Game', 'Custom timeline'],
    ['Encore', 'Within 4 to 6 weeks'],
  ].map(([name = '', turnaround = '']) => ({ name, turnaround }));
  expect(byDay(deliveries)).toEqual([
    { day: 10, names: ['Elite', 'Initiate'], gap: 10 },
    { day: 15, names: ['Novice'], gap: 5 },
  ]);
  expect(byDay(deliveries.slice(-2))).toEqual([]);
});
