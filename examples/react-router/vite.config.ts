import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Browsers with `light-dark()`, so that it is not compiled away.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
