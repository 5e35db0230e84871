import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const external = new RegExp(
  `^(${[...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)].join('|')})(/|$)`,
);

/** The published package: ES modules, one file a component, and one stylesheet. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    // Browsers of the support policy: the ones that know `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: false,
    minify: false,
    lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
