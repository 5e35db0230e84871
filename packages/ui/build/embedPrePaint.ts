import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const folder = join(import.meta.dirname, '../src/preferences');

/** `prePaint` as a short expression that stands alone. */
async function prePaintText(): Promise<string> {
  const source = await readFile(join(folder, 'prePaint.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'prePaint.ts', { target: 'es2022' });
  const assigned = code.replace('export function', 'globalThis.text = function');
  const minified = minifySync('prePaint.js', assigned, { compress: true, mangle: true });
  const text = minified.code.replace(/^globalThis\.text=/, '').replace(/;?\s*$/, '');
  if (minified.errors.length > 0 || !text.startsWith('function')) {
    throw new Error(
      `prePaint.ts could not be turned into text (begins with '${text.slice(0, 40)}'). It must ` +
        'export one function declaration, prePaint, and nothing else that runs.',
    );
  }
  return text;
}

/**
 * Writes the inline script's text into the published `preferencesScript`, where the source asks
 * the function for it (`toString()`): a consumer's compiler may rename, instrument or move helpers
 * out of a function, and the text must stand alone and keep its hash.
 */
export const embedPrePaint = (): Plugin => ({
  name: 'embed-pre-paint',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.endsWith('/preferences/preferencesScript.ts')) return;
    const call = 'prePaint.toString()';
    if (!code.includes(call)) {
      throw new Error(`preferencesScript.ts no longer says ${call}: tell build/embedPrePaint.ts.`);
    }
    return { code: code.replace(call, JSON.stringify(await prePaintText())), map: null };
  },
});
