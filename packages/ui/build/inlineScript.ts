import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src/preferences/restorePreferences.ts');

/** Keeps a placeholder in the text, which `preferencesScript` replaces with the data. */
const entry = `
  import { restorePreferences } from ${JSON.stringify(source)};
  restorePreferences(__PREFERENCES__);`;

/** Vite's `define` for `preferencesScript`: a call of `restorePreferences` as minified text. */
export async function inlineScript() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'inline-script',
        resolveId: (id) => (id === 'inline-script' ? id : undefined),
        load: (id) => (id === 'inline-script' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'inline-script', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return { __INLINE_SCRIPT__: JSON.stringify(output[0].code.trim()) };
}
