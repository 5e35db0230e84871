import { defineConfig } from 'vitest/config';

/** The journeys in each browser that is on this machine, on the built site. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    // Both browsers at a time.
    maxWorkers: 2,
    testTimeout: 30_000,
    // The first start of a browser reads it from the disk.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
