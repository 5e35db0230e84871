import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

export default {
  // This folder is the whole project, whatever lies above it.
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
  poweredByHeader: false,
} satisfies NextConfig;
