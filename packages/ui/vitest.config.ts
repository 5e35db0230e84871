import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { inlineScript } from './build/inlineScript.ts';

const touch = 'src/**/*.touch.test.tsx';
const define = await inlineScript();

/** Tests of the components from source, in a browser. All files share a page: `setup.ts` cleans it. */
const inBrowser = (name: string, include: string, exclude: string[] = []) =>
  defineProject({
    plugins: [react(), vanillaExtractPlugin()],
    define,
    // Bundled before the first test: discovered during one, they would reload its page.
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
      name,
      include: [include],
      exclude,
      setupFiles: ['src/testing/setup.ts'],
      isolate: false,
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

/** The package as built: what its users rely on. */
const built = defineProject({
  test: {
    name: 'package',
    include: ['tests/**/*.test.ts'],
    // They load, bundle and pack the whole package, on machines that are busy with other things too.
    testTimeout: 30_000,
    environment: 'node',
    isolate: false,
  },
});

export default defineConfig({
  test: {
    projects: [
      inBrowser('components', 'src/**/*.test.{ts,tsx}', [touch]),
      // A page that has had a touch screen never again has a pointer that hovers.
      inBrowser('touch', touch),
      built,
    ],
  },
});
