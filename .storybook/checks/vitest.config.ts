import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readSiteConfig } from '../../apps/site/build/readSiteConfig.ts';
import siteConfigFile from '../../apps/site/site.config.ts';

/** Tests the stories and Chromatic's configuration, without a browser. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  define: { __SITE_CONFIG__: JSON.stringify(readSiteConfig(siteConfigFile)) },
  test: {
    name: 'storybook',
  },
});
