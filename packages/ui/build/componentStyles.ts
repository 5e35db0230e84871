import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { lightningTargets } from './cssTargets.ts';

const virtual = '.vanilla.css';

/** What every page needs: the layers, the theme's variables and the resets. */
const isBase = (id: string) => /\/src\/theme\/(layers|theme|base)\.css\.ts/.test(id);

const minified = (filename: string, css: string): string =>
  transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    targets: lightningTargets,
  }).code.toString();

/**
 * Beside the one `styles.css`: `css/base.css`, and `css/<Component>.css` with the styles of a
 * component and of what it is made of, for pages that use a few.
 *
 * In one file, a later rule overrides an earlier one. In several, the consumer's order decides, so
 * each module's rules get a cascade layer of their own, which `base.css` puts in the one order.
 */
export function componentStyles(): Plugin {
  const css = new Map<string, string>();
  return {
    name: 'part-styles',
    enforce: 'pre',
    buildStart: () => css.clear(),
    transform(code, id) {
      if (id.endsWith(virtual)) css.set(id.slice(0, -virtual.length), code);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry?.facadeModuleId) this.error('The build has no entry.');

      const styleModules = (from: string) => stylesBelow(from, this.getModuleInfo.bind(this), css);
      const order = styleModules(entry.facadeModuleId);
      const layerOf = (id: string) =>
        `ui.component.${basename(id, '.css.ts').replaceAll(/[^a-z]/gi, '')}`;
      const parts = order.filter((id) => !isBase(id));

      const rulesOf = (id: string) =>
        (css.get(id) ?? '')
          // Each module's preamble repeats the layers that `base.css` declares.
          .replaceAll(/@layer ui(\.\w+)*;\s*/g, '')
          .replaceAll(/@layer ui\.component \{/g, `@layer ${layerOf(id)} {`);

      const emit = (name: string, source: string) => {
        const fileName = `css/${name}.css`;
        this.emitFile({ type: 'asset', fileName, source: minified(fileName, source) });
      };

      const layers = ['ui.base', ...parts.map(layerOf)].join(', ');
      emit(
        'base',
        [`@layer ${layers};`, ...order.filter(isBase).map((id) => css.get(id) ?? '')].join('\n'),
      );

      for (const chunk of chunks) {
        const id = chunk.facadeModuleId ?? '';
        const name = basename(id, '.tsx');
        if (!id.endsWith('.tsx') || !entry.exports.includes(name)) continue;
        const rules = styleModules(id).filter((it) => !isBase(it));
        if (rules.length > 0) emit(name, rules.map(rulesOf).join('\n'));
      }
    },
    writeBundle({ dir = '' }) {
      // TypeScript refuses to import a file for its effects alone that has no declaration.
      writeFileSync(join(dir, 'stylesheet.d.ts'), 'export {};\n');
      // Vite's own mark for its plugins, which nobody else needs.
      const file = join(dir, 'styles.css');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/\*\$vite\$:\d+\*\//g, ''));
    },
  };
}

/** The style modules that a module needs, in the order in which they are evaluated. */
function stylesBelow(
  from: string,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
  css: ReadonlyMap<string, string>,
): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = infoOf(id);
    for (const imported of [
      ...(info?.importedIds ?? []),
      ...(info?.dynamicallyImportedIds ?? []),
    ]) {
      visit(imported);
    }
    if (css.has(id)) found.push(id);
  };
  visit(from);
  return found;
}
