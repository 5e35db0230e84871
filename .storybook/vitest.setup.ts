import { afterEach, beforeEach, expect, vi } from 'vitest';

// What React or Radix reports on the console is a fault of the component or of its story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const said = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '));
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
