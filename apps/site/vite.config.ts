import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { checker } from 'vite-plugin-checker';
import { cssTarget } from '../../scripts/browserTargets.ts';
import { devServer } from './build/devServer.ts';
import { loadSiteConfig } from './build/readSiteConfig.ts';

/** The root's TypeScript 6: for 7, which has no API yet, the checker starts a `tsc` process that outlives the server. */
const typescriptPath = join(import.meta.dirname, '../../node_modules/typescript/lib/typescript.js');

/**
 * Lets the bundler leave out react-router's unused components: marks the calls that create them as
 * pure, and removes assignments to `displayName`, which would keep the components and serve only developer tools.
 */
const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/.*\.js$/ },
    handler: (code) =>
      code
        .replaceAll(
          /^(const \w+ = )(?=[\w$]+\.(createContext|forwardRef|memo)\()/gm,
          '$1/* @__PURE__ */ ',
        )
        .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
  },
});

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const isBuild = command === 'build';
  const siteConfig = await loadSiteConfig().catch((error) => {
    if (isBuild) throw error;
    // `pnpm dev` shows the error in the browser.
    return undefined;
  });
  return {
    appType: 'custom',
    // Without this setting, `pnpm dev` would look up and watch `tsconfig.json` again for each module.
    tsconfig: 'tsconfig.json',
    base: `${siteConfig?.basePath ?? ''}/`,
    plugins: [
      react(),
      // Readable class names would delay the start of `pnpm dev` by half a second.
      vanillaExtractPlugin({ identifiers: 'short' }),
      devServer(),
      isBuild || process.env.VITEST ? [] : checker({ typescript: { typescriptPath } }),
      shakeRouter(),
    ],
    define: isBuild
      ? {
          __SITE_CONFIG__: JSON.stringify(siteConfig),
          // Vite's internal flag: leaves out the 0.5 KB of code that preloads dynamic imports.
          __VITE_IS_MODERN__: 'false',
        }
      : {},
    server: { warmup: { ssrFiles: ['./src/entry-server.tsx'] } },
    // No HTML file names the entries, so Vite needs them here to bundle dependencies at startup.
    optimizeDeps: { entries: ['src/entry-client.tsx', 'src/inline-script/inlineScript.ts'] },
    build: {
      target: 'es2022',
      cssTarget,
      // Dynamic imports need only scripts that the page has already loaded.
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        optimization: { inlineConst: true },
        // Radix calls `__name` on each of its functions; unless that call is pure, unused functions stay in the bundle.
        treeshake: { manualPureFunctions: ['__name'] },
      },
    },
  };
});
