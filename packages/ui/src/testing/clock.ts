import { flushSync } from 'react-dom';
import { vi } from 'vitest';

/** Stops the clock until the test ends: only `wait` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Otherwise Vitest advances its fake clock while it waits for the page.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Advances the clock and lets React render the result. */
export const wait = (ms: number): void =>
  flushSync(() => {
    vi.advanceTimersByTime(ms);
  });
