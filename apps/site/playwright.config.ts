import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';

/**
 * End-to-end tests: the built site, served as in production, in a real Chromium. What takes longer
 * is in `playwright.faults.config.ts`.
 */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'faults/**',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/aria-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a free port, which it prints.
  webServer: {
    command: 'node hosting/serve.ts',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  },
});
