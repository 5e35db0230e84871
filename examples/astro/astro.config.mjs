import { cspHash, preHydrationScript } from '@agency/ui';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { preferences } from './src/preferences.ts';

const script = preHydrationScript(Object.values(preferences));

export default defineConfig({
  integrations: [react()],
  // Sets a strict Content-Security-Policy. Astro adds the hashes of its own scripts and styles.
  security: {
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:"],
      scriptDirective: { hashes: [await cspHash(script)] },
    },
  },
  // Targets browsers that support `light-dark()`, because Vite would otherwise compile it away.
  vite: { build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] } },
});
