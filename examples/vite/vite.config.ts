import { cspHash, preHydrationScript } from '@agency/ui';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { preferences } from './src/preferences.ts';

const script = preHydrationScript(Object.values(preferences));
const policy = `default-src 'self'; script-src 'self' '${await cspHash(script)}'; img-src 'self' data:`;

/** Restores the visitor's choices before the first paint, under a strict Content-Security-Policy. */
const inlineScript: Plugin = {
  name: 'restore-preferences',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
    { tag: 'script', children: script, injectTo: 'head' },
  ],
};

export default defineConfig({
  plugins: [react(), tailwindcss(), inlineScript],
  // Browsers with `light-dark()`, so that it is not compiled away.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
