import { expect, test } from 'vitest';
import { beyond } from './digitalMarketing.ts';

test.each([
  [['Social ads', 'SMS'], 19, ['Steel', 'social ads, SMS', '19']],
  [['Retargeting'], 0, ['Steel', 'retargeting']],
  [[], 23, ['Steel', '23']],
])('a tier that adds %j, and has more of %i items, says so', (added, changed, parts) => {
  const text = beyond('Steel', added, changed);
  for (const part of parts) expect(text).toContain(part);
  expect(text.match(/\d+/g) ?? []).toEqual(changed > 0 ? [String(changed)] : []);
});
