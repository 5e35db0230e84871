import { join } from 'node:path';

/** Vite's alias for tests of the package as built: importing the source index gets the built one. */
export const builtPackage = [
  { find: /^.*\.\.\/index\.ts$/, replacement: join(import.meta.dirname, '../dist/index.js') },
];
