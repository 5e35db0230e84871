import { join } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import type { Rolldown } from 'tsdown';
import { cssTarget } from '../../../scripts/browserTargets.ts';

/** Vite's `safari17.5` is browserslist's `safari 17.5`. */
const targets = browserslistToTargets(cssTarget.map((name) => name.replace(/\d/, ' $&')));

const source = (path: string) => join(import.meta.dirname, '../src', path);

/**
 * Minifies the stylesheet that vanilla-extract's plugin extracts, and emits the theme alone as
 * `tokens.css`. Orders rules by module evaluation, like Vite: the plugin orders by each module's
 * last importer, which puts a card before the button it uses.
 */
export function stylesheets(fileName: string): Rolldown.Plugin {
  return {
    name: 'stylesheets',
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      const cssOf = (id: string): string => {
        if (seen.has(id)) return '';
        seen.add(id);
        const {
          importedIds = [],
          dynamicallyImportedIds = [],
          meta,
        } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds].map(cssOf).join('') + (meta?.css ?? '');
      };
      const minified = (css: string) =>
        transform({ filename: fileName, code: Buffer.from(css), minify: true, targets }).code;

      const extracted = bundle[fileName];
      if (extracted?.type !== 'asset') return this.error(`There is no ${fileName} to minify.`);
      const tokens = cssOf(source('theme/theme.css.ts'));
      extracted.source = minified(tokens + cssOf(source('index.ts')));
      this.emitFile({ type: 'asset', fileName: 'tokens.css', source: minified(tokens) });
      // TypeScript requires a declaration even for a side-effect import.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
