import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from '../../scripts/browserTargets.ts';
import { componentStyles } from './build/componentStyles.ts';
import { designTokensFile } from './build/designTokens.ts';
import { inlineScript } from './build/inlineScript.ts';
import manifest from './package.json' with { type: 'json' };

const external = new RegExp(
  `^(${[...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)].join('|')})(/|$)`,
);

// Two versions in one page (a page's own, and one inside a widget) must not share class names.
const prefix = `ui-${manifest.version.replaceAll(/\W/g, '-')}`;

/** The published package: ES modules, one file a component, and one stylesheet. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${prefix}_${hash}` }),
    componentStyles(prefix),
    designTokensFile(),
  ],
  define: await inlineScript(),
  build: {
    target: 'es2022',
    cssTarget,
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    minify: false,
    lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external,
      checks: { pluginTimings: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not `*.css.js`: a consumer's vanilla-extract plugin would take it for a source of its own.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
      },
    },
  },
});
