import { defineConfig } from 'vitest/config';

/** The journeys in each browser, both at a time, on the built site. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: ['Firefox', 'WebKit'].map((name) => ({
      extends: true,
      test: { name, env: { BROWSER: name } },
    })),
    maxWorkers: 2,
    testTimeout: 30_000,
    // The first start of a browser reads it from the disk.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
