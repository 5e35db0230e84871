import { join } from 'node:path';
import type { Plugin } from 'vite';

/** For tests of the package as built: who imports the sources' index gets the built one. */
export const fromBuild = (): Plugin => ({
  name: 'from-build',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/src/index.ts') ? join(import.meta.dirname, '../dist/index.js') : undefined,
});
