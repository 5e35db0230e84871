import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  dts: true,
  report: false,
  attw: { profile: 'esm-only', level: 'error' },
  publint: { strict: true },
  failOnWarn: true,
  suppressWarnings: 'TypeScript 7.0 does not yet have a stable API',
});
