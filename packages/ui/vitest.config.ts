import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Bundled before the first test: found halfway, they would reload the page under it.
  optimizeDeps: {
    include: [
      '@radix-ui/react-navigation-menu',
      '@radix-ui/react-toast',
      'axe-core',
      'react-dom/client',
      'react-dom/server',
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/report.json' }]],
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
