import { dirname } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

/** Every story once in each theme: it renders, its play function passes, axe finds nothing. */
const project = (theme: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
  test: {
    name: `stories, ${theme}`,
    setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
    },
  },
});

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    projects: [project('light'), project('dark')],
    reporters: ['default', ['json', { outputFile: 'test-results/stories-report.json' }]],
  },
});
