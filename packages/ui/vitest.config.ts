import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { inlineScript } from './build/inlineScript.ts';

const touch = 'src/testing/touch.test.tsx';
const jsdom = 'src/testing/jsdom.test.tsx';
const define = await inlineScript();

/** Tests components in Chromium. The files of each instance share a page, which `setup.ts` resets. */
const inBrowser = defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  define,
  // Bundles dependencies before the first test, because discovering one later would reload the page.
  optimizeDeps: {
    include: [
      '@radix-ui/react-navigation-menu',
      '@radix-ui/react-toast',
      '@storybook/react-vite',
      'react-dom/client',
      'react-dom/server',
      'storybook/test',
    ],
  },
  test: {
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      }),
      instances: [
        {
          browser: 'chromium',
          name: 'components',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [touch, jsdom],
        },
        // Touch tests have their own page, because once a test emulates touch, the page's pointer never hovers again.
        { browser: 'chromium', name: 'touch', include: [touch] },
      ],
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
    },
  },
});

/** Tests components in jsdom, in which a consumer's unit tests may render them. */
const inJsdom = defineProject({
  plugins: [react(), vanillaExtractPlugin()],
  define,
  test: { name: 'jsdom', include: [jsdom], environment: 'jsdom' },
});

const built = defineProject({
  test: {
    name: 'package',
    include: ['tests/**/*.test.ts'],
    // These tests load, bundle and pack the whole package.
    testTimeout: 90_000,
    environment: 'node',
    isolate: false,
  },
});

export default defineConfig({
  test: {
    projects: [inBrowser, inJsdom, built],
  },
});
