import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // The browsers that know `light-dark()`: lowering it would double every colour.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
