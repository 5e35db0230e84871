import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type UserConfig } from 'vite';
import { headlineFontFile, webFontFile, webFontRule } from '../apps/site/build/font.ts';
import { readSiteConfig } from '../apps/site/build/readSiteConfig.ts';
import siteConfigFile from '../apps/site/site.config.ts';
import { webFont } from '../packages/ui/src/theme/tokens.ts';
import { cssTarget } from '../scripts/browserTargets.ts';

export const viteConfig = {
  // Readable class names would delay the start by half a second.
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  define: { __SITE_CONFIG__: JSON.stringify(readSiteConfig(siteConfigFile)) },
  resolve: {
    alias: {
      'web-font.woff2': webFontFile(webFont),
      'headline-font.woff2': await headlineFontFile(webFont),
      './pricesAsOf.ts': join(import.meta.dirname, 'fixedPricesAsOf.ts'),
    },
  },
  optimizeDeps: {
    // Pre-bundles dependencies, because discovering one later would reload the page and break a test run.
    include: [
      '@radix-ui/react-navigation-menu',
      '@radix-ui/react-toast',
      'colorjs.io',
      'react-dom/client',
      'react-dom/server',
      'react-router',
      'storybook/test',
    ],
  },
} satisfies UserConfig;

export default {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  // The sidebar hides stories with these tags unless its filter selects them; tests include them.
  tags: Object.fromEntries(
    ['edge-case', 'do', 'do-not'].map((tag) => [tag, { defaultFilterSelection: 'exclude' }]),
  ),
  managerHead: (head = '') => `${head}<style>${webFontRule(webFont, 'web-font.woff2')}</style>`,
  staticDirs: [
    { from: '../apps/site/src/logo/light.svg', to: '/favicon.svg' },
    { from: webFontFile(webFont), to: '/web-font.woff2' },
    { from: '../packages/ui/docs/images', to: '/docs/images' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Storybook's MCP server for coding assistants, at /mcp, needs `componentsManifest` (below).
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: {
    componentsManifest: true,
    // Extracts a component's props when its docs are opened, not before its first story renders.
    experimentalDocgenServer: true,
    // Change detection would delay the first story by half a second.
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig<UserConfig, UserConfig>(config, {
      ...viteConfig,
      build: {
        cssTarget,
        // Prevents warnings about two chunks of about a megabyte each: the preview and axe.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // Silences the warning that bundling drops 'use client', which Storybook does not need.
          onLog: (level, log, report) =>
            log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
        },
      },
    }),
} satisfies StorybookConfig;
