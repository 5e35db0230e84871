import { expect, test, vi } from 'vitest';

vi.stubGlobal('__SITE_CONFIG__', {});
const { language } = await import('./siteMetadata.ts');
const { dateInWords } = await import('./offers.ts');

test('a date in words contains the name of its month', () => {
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 5));
    const name = day.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' });
    expect(dateInWords(day.toISOString().slice(0, 10))).toMatch(RegExp(`^5\\b.*${name}.* 2026$`));
  }
});
