import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** End-to-end tests with faults: `pnpm --filter @agency/site e2e:faults`. */
export default defineConfig({
  ...config,
  testDir: 'e2e/faults',
  testIgnore: [],
  outputDir: 'test-results/faults',
});
