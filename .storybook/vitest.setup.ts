import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error that React or Radix reports is a bug of the component or of its story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(({ task }) => {
  const errors = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '));
  vi.restoreAllMocks();
  // All that axe passed: 35 MB in a run, which only Storybook's own panel shows.
  if (import.meta.env.VITEST_STORYBOOK === 'false') Object.assign(task.meta, { reports: [] });
  expect(errors).toEqual([]);
});
