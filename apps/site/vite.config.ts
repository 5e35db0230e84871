import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { checker } from 'vite-plugin-checker';
import { cssTarget } from '../../scripts/browserTargets.ts';
import { devServer } from './build/devServer.ts';
import { loadSiteConfig } from './build/readSiteConfig.ts';
import { radixNaming, shakeRouter } from './build/treeShaking.ts';

/** In tests, the module that replaces the catalogue, and the folder that replaces files of `src/content`. */
const { SITE_CATALOGUE, SITE_CONTENT } = process.env;
const contentFolder = /^\.{1,2}\/(?:.*\/)?content(?=\/)/;

/** TypeScript 6, which the root installs: a process of 7, which has no API yet, outlives the dev server. */
const typescriptPath = join(import.meta.dirname, '../../node_modules/typescript/lib/typescript.js');

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const isBuild = command === 'build';
  const siteConfig = await loadSiteConfig().catch((error) => {
    if (isBuild) throw error;
    // `pnpm dev` shows the error in the browser.
    return undefined;
  });
  return {
    appType: 'custom',
    // Otherwise `pnpm dev` looks for a module's own, and watches it once more for each module.
    tsconfig: 'tsconfig.json',
    base: `${siteConfig?.basePath ?? ''}/`,
    plugins: [
      react(),
      // Development has short names as well: readable ones take half a second at start.
      vanillaExtractPlugin({ identifiers: 'short' }),
      devServer(),
      // Shows the errors of types in the browser.
      isBuild || process.env.VITEST ? [] : checker({ typescript: { typescriptPath } }),
      shakeRouter(),
    ],
    resolve: {
      alias: [
        ...(SITE_CATALOGUE ? [{ find: '@agency/pricing-data', replacement: SITE_CATALOGUE }] : []),
        ...(SITE_CONTENT ? [{ find: contentFolder, replacement: SITE_CONTENT }] : []),
      ],
    },
    define: isBuild
      ? {
          __SITE_CONFIG__: JSON.stringify(siteConfig),
          // Vite's own flag, not an option: leaves out what preloads for dynamic imports (0.5 KB).
          __VITE_IS_MODERN__: 'false',
        }
      : {},
    // `pnpm dev` transforms the modules that render the first page at start.
    server: { warmup: { ssrFiles: ['./src/entry-server.tsx'] } },
    // Dependencies are bundled at start: no HTML file names the entries.
    optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pre-hydration/beforeHydration.ts'] },
    build: {
      target: 'es2022',
      cssTarget,
      // Dynamic imports need only scripts that the page has loaded.
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        optimization: { inlineConst: true },
        treeshake: { manualPureFunctions: [radixNaming] },
      },
    },
  };
});
