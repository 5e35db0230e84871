import { expect, test } from 'vitest';
import { itemWithValue } from './tierHighlights.ts';

test.each([
  ['Short videos', '2', '2 short videos'],
  ['SMS', '4', '4 SMS'],
  ['Community management', '24/7', 'Community management 24/7'],
  ['Account manager', 'Senior strategist', 'Account manager: senior strategist'],
  ['Response time', '4 hours', 'Response time 4\u00a0hours'],
  ['List management', 'AI-powered', 'List management: AI-powered'],
  ['Retargeting', 'Yes', 'Retargeting'],
])("'%s', '%s' is shown as '%s'", (label, value, text) => {
  expect(itemWithValue(label, value)).toBe(text);
});
