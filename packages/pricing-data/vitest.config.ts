import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Allows for property tests, which run many cases.
    testTimeout: 30_000,
    typecheck: { enabled: true },
  },
});
