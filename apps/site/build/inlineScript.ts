import { build, type InlineConfig, type Rolldown } from 'vite';
import type { InlineSettings } from '../src/inline/main.ts';
import { escapeScript } from './escape.ts';

/** Bundles `src/inline/main.ts` into the text of one inline script. */
export async function bundleInlineScript(
  common: InlineConfig,
  settings: InlineSettings,
): Promise<string> {
  const result = await build({
    ...common,
    define: { __INLINE_SETTINGS__: JSON.stringify(settings) },
    build: {
      write: false,
      rolldownOptions: { input: 'src/inline/main.ts', output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return escapeScript(output[0].code.trim());
}
