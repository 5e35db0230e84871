import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // The browsers that know `light-dark()`: keeps it from being lowered.
  vite: { build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] } },
});
