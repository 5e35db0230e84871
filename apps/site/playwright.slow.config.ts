import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The slower end-to-end tests: `pnpm --filter @agency/site e2e:slow`. */
export default defineConfig({
  ...config,
  testDir: 'e2e/slow',
  testIgnore: [],
  outputDir: 'test-results/slow',
  // Most of these tests build the site.
  timeout: 120_000,
  preserveOutput: 'failures-only',
});
