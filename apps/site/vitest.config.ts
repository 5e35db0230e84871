import { defineConfig } from 'vitest/config';

/** Unit tests of the build and of the configuration; the pages are tested end to end. */
export default defineConfig({
  test: {
    include: ['{build,hosting,src}/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/report.json' }]],
  },
});
