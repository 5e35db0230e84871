import { basename } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { cssTarget } from '../../../scripts/browserTargets.ts';

/** How vanilla-extract's plugin names the CSS of a `.css.ts`. */
const virtual = '.vanilla.css';

/** What every page needs: the layers, the theme's variables and the resets. */
const isBase = (id: string) => /\/src\/theme\/(layers|theme|base)\.css\.ts$/.test(id);

/** Vite's `safari17.5` is browserslist's `safari 17.5`. */
const targets = browserslistToTargets(cssTarget.map((name) => name.replace(/\d/, ' $&')));

const layerOf = (id: string) =>
  `ui.component.${basename(id, '.css.ts').replaceAll(/[^a-z]/gi, '')}`;

/**
 * Beside the one `styles.css`: `css/base.css`, and `css/<Component>.css` with the styles of a
 * component and of what it is made of, for pages that use a few.
 *
 * In one file, a later rule overrides an earlier one. With several, their order is the consumer's,
 * so each module's rules get a cascade layer of their own, and `base.css` sets the layers' order.
 */
export function componentStyles(): Plugin {
  const css = new Map<string, string>();
  return {
    name: 'component-styles',
    enforce: 'pre',
    buildStart: () => css.clear(),
    transform(code, id) {
      if (id.endsWith(virtual)) css.set(id.slice(0, -virtual.length), code);
    },
    generateBundle(_options, bundle) {
      /** The style modules that a module needs, in the order in which they are evaluated. */
      const stylesBelow = (id: string, seen = new Set<string>()): string[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const below = [...importedIds, ...dynamicallyImportedIds].flatMap((imported) =>
          stylesBelow(imported, seen),
        );
        return css.has(id) ? [...below, id] : below;
      };

      const rulesOf = (id: string) =>
        (css.get(id) ?? '')
          // Each module repeats the layers that `base.css` declares.
          .replaceAll(/@layer ui(\.\w+)*;\s*/g, '')
          .replaceAll('@layer ui.component {', `@layer ${layerOf(id)} {`);

      const emit = (name: string, source: string) => {
        const fileName = `css/${name}.css`;
        const code = Buffer.from(source);
        const minified = transform({ filename: fileName, code, minify: true, targets });
        this.emitFile({ type: 'asset', fileName, source: minified.code });
      };

      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry?.facadeModuleId) this.error('The build has no entry.');
      const all = stylesBelow(entry.facadeModuleId);
      const layers = ['ui.base', ...all.filter((id) => !isBase(id)).map(layerOf)].join(', ');
      const base = all.filter(isBase).map((id) => css.get(id));
      emit('base', [`@layer ${layers};`, ...base].join('\n'));

      for (const { facadeModuleId: id } of chunks) {
        if (!id?.endsWith('.tsx') || !entry.exports.includes(basename(id, '.tsx'))) continue;
        const rules = stylesBelow(id).filter((it) => !isBase(it));
        if (rules.length > 0) emit(basename(id, '.tsx'), rules.map(rulesOf).join('\n'));
      }

      // TypeScript wants a declaration even for an import without names.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
