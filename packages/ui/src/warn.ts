import { hasLayout } from './layout.ts';

/** The warnings given so far. */
export const warned = new Set<string>();

/**
 * Warns, once per message, what is wrong, where, and how to fix it. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`, which removes it from production builds.
 */
export function warn(component: string, message: string): void {
  const text = `@agency/ui, ${component}: ${message}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** Warns if the page of a mounted component lacks the stylesheet, or has an unknown theme. */
export function warnOfPage(component: string, element: Element | null | undefined): void {
  if (!element || !hasLayout()) return;
  if (!getComputedStyle(element).getPropertyValue('--ui-space-1')) {
    warn(component, "the stylesheet is missing. Import it: import '@agency/ui/styles.css'.");
  }
  const theme = element.closest('[data-theme]')?.getAttribute('data-theme');
  if (theme && !['light', 'dark', 'system'].includes(theme)) {
    warn(component, `\`data-theme\` is '${theme}', which is none of: light, dark, system.`);
  }
  if (!warned.has(layers)) warnOfLayers();
}

const layers = '@layer theme, base, ui, components, utilities;';

/** Warns, once a page, if a stylesheet above the declared order of the layers sets another. */
function warnOfLayers(): void {
  warned.add(layers);
  const order = [...new Set([...document.styleSheets].flatMap(layersIn))];
  const [base, ui, utilities] = ['base', 'ui', 'utilities'].map((name) => order.indexOf(name));
  const isOver = (upper = -1, lower = -1) => lower >= 0 && upper > lower;
  const effect =
    (isOver(base, ui) && "'base' overrides components") ||
    (isOver(ui, utilities) && "components override 'utilities'");
  if (!effect) return;
  const remedy = `Move the package's stylesheet below \`${layers}\`, which comes first`;
  warn('layers', `${effect}, by the order of the layers: ${order.join(', ')}. ${remedy}.`);
}

/** The outer cascade layers that a stylesheet names, in its order. */
function layersIn(sheet: CSSStyleSheet): string[] {
  try {
    const names = [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return rule.nameList;
      return rule instanceof CSSLayerBlockRule ? rule.name : [];
    });
    return names.map((name) => name.replace(/\..*/, ''));
  } catch {
    // Another origin's.
    return [];
  }
}
