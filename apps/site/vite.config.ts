import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from '../../scripts/browserTargets.ts';
import { devDocument } from './build/devDocument.ts';
import { readSiteConfig } from './build/readSiteConfig.ts';
import { radixNaming, shakeRouter } from './build/treeShaking.ts';
import siteConfigFile from './site.config.ts';

/** A module that replaces the catalogue, in tests. */
const catalogue = process.env.SITE_CATALOGUE;

const siteConfig = readSiteConfig(siteConfigFile, process.env);

export default defineConfig({
  appType: 'custom',
  base: `${siteConfig.basePath}/`,
  plugins: [react(), vanillaExtractPlugin(), devDocument(), shakeRouter()],
  resolve: {
    alias: catalogue ? [{ find: '@agency/pricing-data', replacement: catalogue }] : [],
  },
  define: { __SITE_CONFIG__: JSON.stringify(siteConfig) },
  // `pnpm dev` transforms the entries at start, so that the first page loads sooner.
  server: {
    warmup: { ssrFiles: ['./src/entry-server.tsx'], clientFiles: ['./src/entry-client.tsx'] },
  },
  build: {
    target: 'es2022',
    cssTarget,
    // Dynamic imports need only scripts that the page has loaded.
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      treeshake: { manualPureFunctions: [radixNaming], propertyReadSideEffects: false },
    },
  },
});
