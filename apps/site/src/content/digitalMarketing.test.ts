import { expect, test } from 'vitest';
import { beyond } from './digitalMarketing.ts';

test.each([
  [['Social ads', 'SMS'], 19, 'Beyond Steel: social ads, SMS; more of 19 others'],
  [['Retargeting'], 0, 'Beyond Steel: retargeting'],
  [[], 23, 'Beyond Steel: more of 23 items'],
])('a tier that adds %j, and has more of %i items, says so', (added, changed, text) => {
  expect(beyond('Steel', added, changed)).toBe(text);
});
