import { basename } from 'node:path';
import { browserslistToTargets, type Selector, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { cssTarget } from '../../../scripts/browserTargets.ts';

/** How vanilla-extract's plugin names the CSS of a `.css.ts`. */
const virtual = '.vanilla.css';

/** What every page needs: the layers, the theme's variables, what the page hands down. */
const isTokens = (id: string) => /\/src\/theme\/(layers|theme|base)\.css\.ts$/.test(id);

const isReset = (id: string) => id.endsWith('/src/theme/reset.css.ts');

const isComponent = (id: string) => !isTokens(id) && !isReset(id);

/** Vite's `safari17.5` is browserslist's `safari 17.5`. */
const targets = browserslistToTargets(cssTarget.map((name) => name.replace(/\d/, ' $&')));

const layerOf = (id: string) =>
  `ui.component.${basename(id, '.css.ts').replaceAll(/[^a-z]/gi, '')}`;

/**
 * The reset, for the elements of components only: those with one of the package's classes, and what
 * is inside them.
 */
function insideComponents(reset: string, classPrefix: string): string {
  const marked: Selector = [
    {
      type: 'attribute',
      name: 'class',
      operation: {
        operator: 'substring',
        value: `${classPrefix}_`,
        caseSensitivity: 'case-sensitive',
      },
    },
  ];
  const inside: Selector = [
    ...marked,
    { type: 'combinator', value: 'descendant' },
    { type: 'universal' },
  ];
  const scope: Selector[number] = {
    type: 'pseudo-class',
    kind: 'where',
    selectors: [marked, inside],
  };
  const ofComponents = (selector: Selector): Selector => {
    const end = selector.findIndex(({ type }) => type === 'pseudo-element');
    return end < 0 ? [...selector, scope] : selector.toSpliced(end, 0, scope);
  };
  const { code } = transform({
    filename: 'reset.css',
    code: Buffer.from(reset.replaceAll(/\bbody \{[^}]*\}/g, '')),
    visitor: { Selector: ofComponents },
  });
  return String(code);
}

/**
 * Beside the one `styles.css`:
 *
 * - `css/tokens.css`: the layers, the theme, and the reset inside components;
 * - `css/reset.css`: the reset of the whole page, which it may do without;
 * - `css/components.css`: all components;
 * - `css/<Component>.css`: a component and what it is made of, for pages that use a few.
 *
 * In one file, a later rule overrides an earlier one. With several, their order is the consumer's,
 * so each module's rules get a cascade layer of their own, and `tokens.css` sets the layers' order.
 */
export function componentStyles(classPrefix: string): Plugin {
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
          // Each module repeats the layers that `tokens.css` declares.
          .replaceAll(/@layer ui(\.\w+)*;\s*/g, '')
          .replaceAll('@layer ui.component {', `@layer ${layerOf(id)} {`);

      const emit = (name: string, rules: string[], layers = '') => {
        const fileName = `css/${name}.css`;
        const code = Buffer.from(rules.join('\n'));
        const minified = transform({ filename: fileName, code, minify: true, targets });
        // At the very start, where the minifier would not leave it: what resolves a consumer's
        // `@import` moves such a statement in front of all rules.
        this.emitFile({ type: 'asset', fileName, source: layers + minified.code });
      };

      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry?.facadeModuleId) this.error('The build has no entry.');
      const all = stylesBelow(entry.facadeModuleId);
      const components = all.filter(isComponent);
      const layers = `@layer ${['ui.base', ...components.map(layerOf)].join(',')};`;
      const cssOf = (ids: string[]) => ids.map((id) => css.get(id) ?? '');
      const reset = cssOf(all.filter(isReset));
      const resetInside = insideComponents(reset.join('\n'), classPrefix);
      emit('tokens', [...cssOf(all.filter(isTokens)), resetInside], layers);
      emit('reset', reset, layers);
      emit('components', components.map(rulesOf), layers);

      for (const { facadeModuleId: id } of chunks) {
        if (!id?.endsWith('.tsx') || !entry.exports.includes(basename(id, '.tsx'))) continue;
        const rules = stylesBelow(id).filter(isComponent);
        if (rules.length > 0) emit(basename(id, '.tsx'), rules.map(rulesOf));
      }

      // TypeScript wants a declaration even for an import without names.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
