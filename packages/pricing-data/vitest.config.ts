import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // Properties are tried many times, on machines that are busy with other things too.
    testTimeout: 30_000,
    include: ['{src,priceList}/**/*.test.ts'],
    // The type tests: what must not compile, checked by tsc itself.
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
  },
});
