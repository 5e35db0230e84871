import { afterEach, expect, test, vi } from 'vitest';
import { showPromotions } from './showPromotions.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each promotion ends by itself', () => {
  const ends = ['2031-05-31T22:00:00Z', '2031-06-30T22:00:00Z', '2031-07-31T22:00:00Z'];
  const dataset: Record<string, string> = { promotionEnds: ends.join(' ') };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.useFakeTimers();
  for (const [index, end] of ends.entries()) {
    vi.setSystemTime(Date.parse(end) - 1);
    showPromotions();
    expect(dataset.promotionEnds).toBe(ends.slice(index).join(' '));
    vi.setSystemTime(end);
    showPromotions();
    expect(dataset.promotionEnds).toBe(ends.slice(index + 1).join(' '));
  }
});
