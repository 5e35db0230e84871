import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const folder = join(import.meta.dirname, '../src/preferences');

/** The functions that `preferencesScript` turns into text, each alone in a file of its name. */
const embedded = ['prePaint', 'persistPreference'];

/** A function as a short expression that stands alone. */
async function textOf(name: string): Promise<string> {
  const source = await readFile(join(folder, `${name}.ts`), 'utf8');
  const { code } = await transformWithOxc(source, `${name}.ts`, { target: 'es2022' });
  const assigned = code.replace('export function', 'globalThis.text = function');
  const minified = minifySync(`${name}.js`, assigned, { compress: true, mangle: true });
  const text = minified.code.replace(/^globalThis\.text=/, '').replace(/;?\s*$/, '');
  if (minified.errors.length > 0 || !text.startsWith('function')) {
    throw new Error(
      `${name}.ts could not be turned into text (begins with '${text.slice(0, 40)}'). It must ` +
        `export one function declaration, ${name}, and nothing else that runs.`,
    );
  }
  return text;
}

/**
 * Writes the inline script's text into the published `preferencesScript`, where the source asks
 * the functions for it (`toString()`): a consumer's compiler may rename, instrument or move
 * helpers out of a function, and the text must stand alone and keep its hash.
 */
export const embedScripts = (): Plugin => ({
  name: 'embed-scripts',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.endsWith('/preferences/preferencesScript.ts')) return;
    let withTexts = code;
    for (const name of embedded) {
      const call = `${name}.toString()`;
      if (!code.includes(call)) {
        throw new Error(`preferencesScript.ts no longer says ${call}: tell build/embedScripts.ts.`);
      }
      const text = JSON.stringify(await textOf(name));
      withTexts = withTexts.replace(call, () => text);
    }
    return { code: withTexts, map: null };
  },
});
