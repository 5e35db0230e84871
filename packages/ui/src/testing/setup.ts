import '../theme/theme.css.ts';
import '../theme/base.css.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { warned } from '../warn.ts';

const { href } = location;

// Console messages fail a test, because React reports misuse there (keys, hydration, unknown
// props). A test that expects a message clears the mock.
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  if (document.querySelector(':hover')) {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  }
});

afterEach(async () => {
  await cleanup();
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  vi.useRealTimers();
  warned.clear();
  localStorage.clear();
  if (location.href !== href) history.replaceState(null, '', href);
  scrollTo(0, 0);
  const { documentElement: root } = document;
  for (const name of root.getAttributeNames()) if (name !== 'lang') root.removeAttribute(name);
  expect(messages.map((parts) => parts.map(String).join(' '))).toEqual([]);
});
