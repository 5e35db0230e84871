import { expect, test } from 'vitest';
import { beyond } from './digitalMarketing.ts';

test.each([
  [['Social ads', 'SMS'], 19, ['Steel', 'social ads, SMS', '19']],
  [['Retargeting'], 0, ['Steel', 'retargeting']],
  [[], 22, ['Steel', ' 22 items']],
  [[], 23, ['Steel', 'all 23 items']],
])('the text of a tier that adds %j and changes %i items', (added, changed, parts) => {
  const text = beyond('Steel', added, changed, 23);
  for (const part of parts) expect(text).toContain(part);
  expect(text.includes('all')).toBe(changed === 23);
  expect(text.match(/\d+/g) ?? []).toEqual(changed > 0 ? [String(changed)] : []);
});
