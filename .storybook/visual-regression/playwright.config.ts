import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';

const results = join(import.meta.dirname, '../../.cache/visual');

/** `pnpm visual`: a screenshot of every story, compared with its baseline. */
export default defineConfig({
  outputDir: join(results, 'tests'),
  fullyParallel: true,
  // A page has six screenshots.
  timeout: 120_000,
  workers: 2,
  reporter: [['line'], ['html', { outputFolder: join(results, 'report'), open: 'never' }]],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      // Text and edges drawn alike each time: no subpixels, no scrollbars, and no partial redrawing,
      // whose edges come out a shade off.
      args: [
        ...chromiumFlags,
        '--force-device-scale-factor=1',
        '--disable-lcd-text',
        '--hide-scrollbars',
        '--disable-partial-raster',
      ],
    },
  },
});
