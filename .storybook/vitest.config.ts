import { dirname } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

export default defineConfig({
  root: dirname(import.meta.dirname),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  define: { 'import.meta.env.STORYBOOK_TEST_RUN': 'true' },
  test: {
    name: 'stories',
    setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
    },
  },
});
