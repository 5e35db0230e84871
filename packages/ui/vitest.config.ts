import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { fromBuild } from './build/fromBuild.ts';
import { inlineScript } from './build/inlineScript.ts';

/** The components, from source, in a browser. */
const components = defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  define: await inlineScript(),
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
    name: 'components',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
    },
  },
});

/** The package, as built: what is promised to those who install it. */
const built = defineProject({
  plugins: [fromBuild()],
  test: { name: 'package', include: ['tests/**/*.test.ts'], environment: 'node' },
});

export default defineConfig({
  test: {
    projects: [components, built],
    reporters: ['default', ['json', { outputFile: 'test-results/report.json' }]],
  },
});
