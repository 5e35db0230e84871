import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type UserConfig } from 'vite';
import { readSiteConfig } from '../apps/site/build/readSiteConfig.ts';
import siteConfigFile from '../apps/site/site.config.ts';

/** The workshop: stories of the design system and of the site's pages. */
export default {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig<UserConfig, UserConfig>(config, {
      plugins: [vanillaExtractPlugin()],
      define: { __SITE_CONFIG__: JSON.stringify(readSiteConfig(siteConfigFile)) },
      // Found before the first story is opened: a reload half-way would break a test run.
      optimizeDeps: {
        include: [
          '@radix-ui/react-navigation-menu',
          '@radix-ui/react-toast',
          'react-dom/client',
          'react-router',
          'storybook/test',
        ],
      },
      build: {
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // Storybook's preview and axe are each one piece of about a megabyte, loaded from disk.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          checks: { pluginTimings: false },
          // 'use client' is for consumers with server components; a bundle may drop it.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    }),
} satisfies StorybookConfig;
