import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { viteConfig } from '../main.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({ root: import.meta.dirname, test: { name: 'storybook' } }),
);
