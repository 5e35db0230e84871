import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Vite's `define` for `preferencesScript`: the text of `src/preferences/inlineScript.ts`. */
export async function inlineScript() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/preferences/inlineScript.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return { __INLINE_SCRIPT__: JSON.stringify(output[0].code.trim()) };
}
