import { flushSync } from 'react-dom';
import { vi } from 'vitest';

/** Stops the clock until the end of the test: from now on only `wait` moves it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Vitest moves its fake clock while it waits for the page, so that a delay would pass early.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Time passes, and React renders what came of it. */
export const wait = (ms: number): void =>
  flushSync(() => {
    vi.advanceTimersByTime(ms);
  });
