import { defineConfig } from 'vitest/config';

/** `pnpm test:consumers`: the examples, built from the packages' tarballs, in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    // The installations and builds.
    hookTimeout: 600_000,
    // A second, the default, is short for a browser beside those builds.
    expect: { poll: { timeout: 10_000 } },
  },
});
