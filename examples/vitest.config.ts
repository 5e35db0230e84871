import { defineConfig } from 'vitest/config';

/** `pnpm test:consumers`: the examples with the packed packages, in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // With an installation and a build in each.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // For the command that runs a failed test alone.
    includeTaskLocation: true,
    reporters: ['default', ['json', { outputFile: 'test-results/consumers-report.json' }]],
  },
});
