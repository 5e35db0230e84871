import { defineConfig } from 'vitest/config';

/** Tests without a browser: of functions, of the built files, and of what hosts answer. */
export default defineConfig({
  test: {
    // Processes of their own, on machines that are busy with other things too.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'units', include: ['{build,hosting,src}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/*.test.ts'],
          // Published as TypeScript.
          server: { deps: { inline: ['@cloudflare/pages-shared'] } },
        },
      },
    ],
  },
});
