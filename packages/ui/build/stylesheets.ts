import { join } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import type { Rolldown } from 'tsdown';
import { cssTarget } from '../../../scripts/browserTargets.ts';

/** Vite's targets, converted for Lightning CSS. Browserslist writes Vite's `safari17.5` as `safari 17.5`. */
const targets = browserslistToTargets(cssTarget.map((name) => name.replace(/\d/, ' $&')));

const source = (path: string) => join(import.meta.dirname, '../src', path);

/**
 * Limits element styles to components: elements with one of the package's classes, and their
 * descendants. Moves the inherited styles of `:where(body)` to the outermost components, and removes
 * the page's other styles.
 */
function insideComponents(css: string, classPrefix: string): string {
  const ours = `[class*="${classPrefix}"]`;
  const inside = (selector: string) => {
    // The selector list is split at commas, so a comma in brackets would break a selector.
    if (!/^[^()]*(\([^()]*\)[^()]*)*$/.test(selector)) {
      throw new Error(`base.css.ts: write '${selector}' without a comma in brackets.`);
    }
    if (/^(html|body|main|:host)\b/.test(selector)) return [];
    if (selector.startsWith(':where(')) return `:where(${ours}:not(${ours} *))`;
    return selector.replace(/(?=::|$)/, `:where(${ours}, ${ours} *)`);
  };
  return css.replaceAll(/([^{}@;]+)(\{[^{}]*\})/g, (_, list: string, declarations: string) => {
    const selectors = list.split(',').flatMap((selector) => inside(selector.trim()));
    return selectors.length > 0 ? selectors.join() + declarations : '';
  });
}

/** The elements that components render without a class. */
const parts =
  'dd, details, div, dl, dt, li, nav, ol, span, summary, tbody, td, tfoot, th, thead, tr, ul';

/**
 * Returns rules that keep a project's element styles out of our elements, but not out of the
 * project's own elements inside them, such as form fields. The reset omits `svg`, because `revert`
 * also overrides presentation attributes. In print, the inherited text colour is replaced, because it
 * may come from a project's dark theme.
 */
const besideProjects = (classPrefix: string): string => {
  const ours = `[class*="${classPrefix}"]`;
  const selector = `:where(${ours}:not(svg), ${ours} :is(${parts}):not([class]), ${ours} [data-part]:not(svg))`;
  return `@layer ui.reset { ${selector}, ${selector}::before, ${selector}::after { all: revert } }
  @layer ui.base {
    @media print { ${ours}:not(${ours} *) { color: var(--ui-color-text) } }
  }`;
};

/**
 * Returns a plugin that minifies the stylesheet that vanilla-extract's plugin extracts, and emits the theme as
 * `tokens.css` and everything but the page's styles as `components.css`. Like Vite, it orders rules by module
 * evaluation. vanilla-extract's order, by each module's last importer, would let a button override its card.
 */
export function stylesheets(fileName: string, classPrefix: string): Rolldown.Plugin {
  return {
    name: 'stylesheets',
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      const cssOf = (id: string): string => {
        if (seen.has(id)) return '';
        seen.add(id);
        const module = this.getModuleInfo(id);
        const imported = [
          ...(module?.importedIds ?? []),
          ...(module?.dynamicallyImportedIds ?? []),
        ];
        return imported.map(cssOf).join('') + (module?.meta.css ?? '');
      };
      const minified = (css: string) =>
        transform({ filename: fileName, code: Buffer.from(css), minify: true, targets }).code;

      const extracted = bundle[fileName];
      if (extracted?.type !== 'asset') return this.error(`There is no ${fileName} to minify.`);
      const tokens = cssOf(source('theme/theme.css.ts'));
      const colorScheme = cssOf(source('theme/colorScheme.css.ts'));
      const base = cssOf(source('theme/base.css.ts'));
      const components = besideProjects(classPrefix) + cssOf(source('index.ts'));
      extracted.source = minified(tokens + colorScheme + base + components);
      for (const [name, css] of [
        ['tokens.css', tokens],
        ['components.css', tokens + colorScheme + insideComponents(base, classPrefix) + components],
      ] as const) {
        this.emitFile({ type: 'asset', fileName: name, source: minified(css) });
      }
      // TypeScript requires a declaration even for a side-effect import.
      this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {};\n' });
    },
  };
}
