import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { viteConfig } from '../main.ts';

/** `pnpm visual`: screenshots of the stories, compared with their baselines. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: join(import.meta.dirname, '../..'),
    test: {
      name: 'visual',
      include: ['.storybook/visual-regression/*.test.tsx'],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: findChromium(),
            // Renders text and edges the same each time: no subpixels, no scroll bars, no
            // partial redrawing, which changes the shade of edges.
            args: [
              ...chromiumFlags,
              '--disable-lcd-text',
              '--hide-scrollbars',
              '--disable-partial-raster',
            ],
          },
          // Half the pixels: a third of the bytes, still legible, and shifts still show.
          contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 0.5 },
        }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            timeout: 20_000,
            comparatorName: 'pixelmatch',
            // A colour that is 2 % off measures 0.018.
            comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ root, arg, ext }) =>
              join(root, '.storybook/visual-regression/baselines', `${arg}${ext}`),
            resolveDiffPath: ({ root, arg, ext }) => join(root, '.cache/visual', `${arg}${ext}`),
          },
        },
      },
    },
  }),
);
