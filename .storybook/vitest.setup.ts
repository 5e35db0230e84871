import { afterEach, beforeEach, expect, vi } from 'vitest';

// React and Radix report misuse through `console.error`, so any call fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(({ task }) => {
  const errors = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '));
  vi.restoreAllMocks();
  // Drops axe's reports, 35 MB per run, which only Storybook's panel needs.
  if (import.meta.env.VITEST_STORYBOOK === 'false') Object.assign(task.meta, { reports: [] });
  expect(errors).toEqual([]);
});
