import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { inlineScript } from './build/inlineScript.ts';
import { stylesheets } from './build/stylesheets.ts';
import manifest from './package.json' with { type: 'json' };
import { designTokens } from './src/theme/designTokens.ts';

// Two versions on one page (the page's and a widget's) must not share class names.
const prefix = `ui-${manifest.version.replaceAll(/\W/g, '-')}`;

export default defineConfig({
  entry: ['src/index.ts', 'src/labels/{de,en}.ts', 'src/theme/index.ts'],
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  report: false,
  tsconfig: 'tsconfig.build.json',
  define: await inlineScript(),
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash }) => `${prefix}_${hash}`,
      extract: { name: 'styles.css' },
    }),
    stylesheets('styles.css', `${prefix}_`),
    {
      name: 'design-tokens',
      generateBundle() {
        for (const theme of ['light', 'dark'] as const) {
          const source = `${JSON.stringify(designTokens(theme), null, 2)}\n`;
          this.emitFile({ type: 'asset', fileName: `tokens.${theme}.json`, source });
        }
      },
    },
  ],
  // Silences warnings about 'use client': the directive stays, because each module remains a file.
  checks: { moduleLevelDirective: false, pluginTimings: false },
  inputOptions: { optimization: { inlineConst: true } },
  outputOptions: {
    assetFileNames: '[name][extname]',
    // Renames `*.css.js`, which a consumer's vanilla-extract plugin would process as a source file.
    entryFileNames: ({ name }) => `${name.replace(/\.css(?=$|\.d$)/, '.styles')}.js`,
  },
  attw: {
    profile: 'esm-only',
    level: 'error',
    excludeEntrypoints: ['./styles.css', './components.css', './tokens.css'],
  },
  publint: { strict: true },
  failOnWarn: true,
  suppressWarnings: 'TypeScript 7.0 does not yet have a stable API',
});
