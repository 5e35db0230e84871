import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Some tests start other processes, which is slow on a busy machine.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'units', include: ['{build,hosting,src}/**/*.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['tests/*.test.ts'] } },
      ...['nginx', 'apache', 'caddy'].map((name) => ({
        extends: true as const,
        test: { name, include: ['tests/hosting.test.ts'], env: { SERVER: name } },
      })),
      ...['Firefox', 'WebKit'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: ['cross-browser/*.test.ts'],
          env: { BROWSER: name },
          // A browser's first start is slow, because the system reads the browser from disk.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
        },
      })),
    ],
  },
});
