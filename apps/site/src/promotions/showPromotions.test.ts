import { afterEach, expect, test, vi } from 'vitest';
import { showPromotions } from './showPromotions.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each promotion ends on time on an open page', () => {
  const ends = ['2031-05-31T22:00:00Z', '2031-06-30T22:00:00Z', '2031-07-31T22:00:00Z'];
  const dataset: Record<string, string> = { promotionEnds: ends.join(' ') };
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { documentElement: { dataset } });
  // The first end is further away than `setTimeout` can wait.
  vi.useFakeTimers({ now: Date.parse('2031-04-01T00:00:00Z') });
  showPromotions();
  for (const [index, end] of ends.entries()) {
    vi.advanceTimersByTime(Date.parse(end) - 1 - Date.now());
    expect(dataset.promotionEnds).toBe(ends.slice(index).join(' '));
    vi.advanceTimersByTime(1);
    expect(dataset.promotionEnds).toBe(ends.slice(index + 1).join(' '));
  }
});
