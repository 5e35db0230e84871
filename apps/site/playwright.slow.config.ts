import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The slower end-to-end tests: `pnpm --filter @agency/site e2e:slow`. */
export default defineConfig({
  ...config,
  testDir: 'e2e/slow',
  testIgnore: [],
  outputDir: 'test-results/slow',
});
