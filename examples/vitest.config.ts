import { defineConfig } from 'vitest/config';

/** Configures `pnpm test:consumers`, which tests the examples with the packed packages. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Each test installs and builds a project.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Reports each test's line, so that a failed test can be run alone.
    includeTaskLocation: true,
    reporters: ['default', ['json', { outputFile: 'test-results/consumers-report.json' }]],
  },
});
