import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** End-to-end tests with every fault, and behind nginx: `pnpm --filter @agency/site e2e:faults`. */
export default defineConfig({
  ...config,
  testIgnore: [],
  grepInvert: [],
  projects: [
    { name: 'faults', testMatch: 'faults/**' },
    { name: 'nginx', testMatch: 'serving.spec.ts', grep: /@nginx/ },
  ],
  reporter: [
    [process.env.TURBO_HASH ? 'dot' : 'list'],
    ['json', { outputFile: 'test-results/faults-report.json' }],
  ],
});
