import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Targets browsers that support `light-dark()`: otherwise, Vite would compile it away.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
