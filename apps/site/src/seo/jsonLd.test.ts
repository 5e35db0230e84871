import { expect, test } from 'vitest';
import { jsonLd } from './jsonLd.ts';

test('no text can end the element, and every text is read as it was written', () => {
  const data = { name: '</script><script>alert(1)</script>', note: '<!-- & "quoted" \u2028' };
  const [, inside = ''] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(jsonLd(data)) ?? [];

  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)).toEqual(data);
});
