import { cspHash, preferencesScript } from '@agency/ui';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { preferences } from './src/preferences.ts';

/** Puts the preferences' script in `head`, and allows it (and nothing else inline) by its hash. */
const preferencesInHead = (): Plugin => ({
  name: 'preferences-in-head',
  apply: 'build',
  async transformIndexHtml() {
    const script = preferencesScript(Object.values(preferences));
    const policy = [
      "default-src 'self'",
      `script-src 'self' ${await cspHash(script)}`,
      "style-src 'self'",
      "img-src 'self' data:",
    ].join('; ');
    return [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
      { tag: 'script', children: script, injectTo: 'head' },
    ];
  },
});

export default defineConfig({
  plugins: [react(), preferencesInHead()],
  // The browsers that know `light-dark()`: lowered for others, a part of the page could not have a
  // theme of its own.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
