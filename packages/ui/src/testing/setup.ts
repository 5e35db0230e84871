import '../theme/theme.css.ts';
import '../theme/base.css.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports misuse (keys, hydration, unknown props) on the console: a test that causes it fails.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
  expect(messages.map((parts) => parts.map(String).join(' '))).toEqual([]);
});
