import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Some tests start processes of their own, on busy machines.
    testTimeout: 30_000,
    projects: [
      // Without a browser: of functions, of the built files, and of the server's answers.
      { extends: true, test: { name: 'units', include: ['{build,hosting,src}/**/*.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['tests/*.test.ts'] } },
      // The same requests to other servers.
      ...['nginx', 'apache', 'caddy'].map((name) => ({
        extends: true as const,
        test: { name, include: ['tests/hosting.test.ts'], env: { SERVER: name } },
      })),
      // The core journeys on the built site, in both browsers at the same time.
      ...['Firefox', 'WebKit'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: ['cross-browser/*.test.ts'],
          env: { BROWSER: name },
          // The first start of a browser reads it from the disk.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
        },
      })),
    ],
  },
});
