import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Targets browsers with `light-dark()`, so that Vite does not compile it away.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
