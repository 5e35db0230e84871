import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src/preHydration/preHydrate.ts');

/** The script, with a placeholder that `preHydrationScript` replaces with the preferences. */
const input = `data:text/javascript,
  import { preHydrate } from ${JSON.stringify(source)};
  preHydrate(__PREFERENCES__);`;

/** Returns the build's `define` for `preHydrationScript`: a minified script that calls `preHydrate`. */
export async function inlineScript() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return { __INLINE_SCRIPT__: JSON.stringify(output[0].code.trim()) };
}
