import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { viteConfig } from '../main.ts';

// `compare.ts` sets both variables.
const { VISUAL_BASE = '', VISUAL_LAUNCH_OPTIONS = '{}' } = process.env;
const root = join(import.meta.dirname, '../..');
const references = join(root, '.cache/visual', VISUAL_BASE);

export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    test: {
      name: 'visual',
      include: ['.storybook/visual-regression/*.test.tsx'],
      testTimeout: 60_000,
      provide: {
        references: existsSync(references)
          ? readdirSync(references).map((file) => parse(file).name)
          : undefined,
      },
      reporters: ['default', ['html', { outputDir: '.cache/visual/report', singleFile: true }]],
      attachmentsDir: '.cache/visual/attachments',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: JSON.parse(VISUAL_LAUNCH_OPTIONS),
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            timeout: 20_000,
            comparatorName: 'pixelmatch',
            // Detects a 2 % difference in a colour, which pixelmatch measures as 0.018.
            comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) => join(references, `${arg}${ext}`),
          },
        },
      },
    },
  }),
);
