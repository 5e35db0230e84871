import { defineConfig } from 'vitest/config';

/** Tests without a browser: of functions, of the built files, and of the server's answers. */
export default defineConfig({
  test: {
    // Some tests start processes of their own, on busy machines.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'units', include: ['{build,hosting,src}/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'built', include: ['tests/*.test.ts'] },
      },
    ],
  },
});
