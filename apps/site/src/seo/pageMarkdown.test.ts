import { expect, test, vi } from 'vitest';

vi.stubGlobal('__SITE_CONFIG__', {});
const { escaped } = await import('./pageMarkdown.ts');

test.each([
  ['Audio | video', String.raw`Audio \| video`],
  ['*All* of [it](https://a.example)', String.raw`\*All\* of \[it\](https://a.example)`],
  ['2. May', String.raw`2\. May`],
  ['# 1, &amp; Co', String.raw`\# 1, \&amp; Co`],
  ['R15 000 & 24/7 – up to 5', 'R15 000 & 24/7 – up to 5'],
])('the string %j becomes %j in Markdown', (text, markdown) => {
  expect(escaped(text)).toBe(markdown);
});
