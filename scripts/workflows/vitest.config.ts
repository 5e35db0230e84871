import { defineConfig } from 'vitest/config';

/** `pnpm test:workflows`: the files of `.github`, and what pnpm may install. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    // For the command that runs a failed test alone.
    includeTaskLocation: true,
    reporters: ['default', 'json'],
    outputFile: `${import.meta.dirname}/../../test-results/workflows-report.json`,
  },
});
