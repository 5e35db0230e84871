import { expect, test } from 'vitest';
import { byDay } from './deliveries.ts';

test('bundles are delivered by the day, a week has five, and a custom timeline has no day', () => {
  const deliveries = [
    ['Novice', '3 weeks'],
    ['Elite', '10 working days'],
    ['Initiate', '2 weeks'],
    ['End Game', 'Custom timeline'],
    ['Encore', 'Within 4 to 6 weeks'],
  ].map(([name = '', turnaround = '']) => ({ name, turnaround }));
  expect(byDay(deliveries)).toEqual([
    { day: 10, names: ['Elite', 'Initiate'] },
    { day: 15, names: ['Novice'] },
  ]);
  expect(byDay(deliveries.slice(-2))).toEqual([]);
});
