import { defineConfig } from 'vitest/config';

/** Runs the journeys on the built site, in both browsers at the same time. */
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
