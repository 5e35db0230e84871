import { currency } from '@agency/pricing-data';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { language } from './src/content/siteMetadata.ts';

export default defineConfig({
  projects: [
    { name: 'e2e', testIgnore: 'slow/**', outputDir: 'test-results/e2e' },
    // Most of these tests build the site.
    { name: 'slow', testMatch: 'slow/**', outputDir: 'test-results/slow', timeout: 120_000 },
  ],
  testDir: 'e2e',
  preserveOutput: 'failures-only',
  snapshotPathTemplate: '{testDir}/aria-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The server picks a free port and prints it.
  webServer: {
    command: 'node hosting/serve.ts',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
    // The share buttons write to the clipboard.
    permissions: ['clipboard-write'],
    locale: language,
    timezoneId: currency.timeZone,
  },
});
