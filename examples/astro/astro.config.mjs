import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // Browsers with `light-dark()`, so that it is not compiled away.
  vite: { build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] } },
});
