import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { cssTarget } from '../../scripts/browserTargets.ts';
import { devDocument } from './build/devDocument.ts';
import { loadSiteConfig } from './build/readSiteConfig.ts';
import { radixNaming, shakeRouter } from './build/treeShaking.ts';

/** In tests, the module that replaces the catalogue, and the folder that replaces files of `src/content`. */
const { SITE_CATALOGUE, SITE_CONTENT } = process.env;
const contentFolder = /^\.{1,2}\/(?:.*\/)?content(?=\/)/;

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
      // In development, too: readable class names take half a second at start.
      vanillaExtractPlugin({ identifiers: 'short' }),
      devDocument(),
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
    // `pnpm dev` transforms at start what renders the first page, and a module's imports at once.
    server: { warmup: { ssrFiles: ['./src/entry-server.tsx'] } },
    environments: { ssr: { dev: { preTransformRequests: true } } },
    // Dependencies are bundled at start: no HTML file names the entries.
    optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pre-hydration/main.ts'] },
    // Allows what the client of `pnpm dev` adds.
    html: { cspNonce: isBuild ? undefined : 'development' },
    build: {
      target: 'es2022',
      cssTarget,
      // Dynamic imports need only scripts that the page has loaded.
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        optimization: { inlineConst: true },
        treeshake: { manualPureFunctions: [radixNaming], propertyReadSideEffects: false },
      },
    },
  };
});
