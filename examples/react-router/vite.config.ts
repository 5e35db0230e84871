import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Targets only browsers that support `light-dark()`, because Vite would compile it away for others.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
