import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error that React or Radix reports is a bug of the component or of its story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '));
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
