import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { viteConfig } from '../main.ts';

/** Tests the story files, the built Storybook and Chromatic's configuration, without a browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({ root: import.meta.dirname, test: { name: 'storybook' } }),
);
