import { expect, test } from 'vitest';
import { itemInList } from './digitalMarketing.ts';

test.each([
  ['Updates per month', 16, '16\u00a0updates'],
  ['Posts per week', 7, '7\u00a0posts per week'],
  ['Social ads', undefined, 'social ads'],
  ['SMS', 4, '4\u00a0SMS'],
  ['WhatsApp', undefined, 'WhatsApp'],
])("'%s', %j, within a list", (label, count, text) => {
  expect(itemInList(label, count)).toBe(text);
});
