import { parse as parseHtml } from 'node-html-parser';
import { type AtRule, type Container, parse } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';

/**
 * Splits the site's styles for a page: what its HTML needs, to inline, and the rules for what only React
 * renders there, such as another page or a toast. A rule is needed if the HTML has the tags and classes
 * of its selector, except those in `:has()` and `:not()`; attributes and states may change.
 *
 * The second part applies after the first: where the order of two rules decides, e2e/styles.spec.ts fails.
 */
export function splitStyles(css: string, html: string) {
  const elements = parseHtml(html).querySelectorAll('*');
  const present = new Set(
    elements.flatMap(({ localName, classList }) => [
      localName,
      ...Array.from(classList.values(), (name) => `.${name}`),
    ]),
  );
  const isNeeded = ({ nodes }: Selector): boolean =>
    nodes.every((node) => {
      if (node.type === 'pseudo') return !/^:(is|where)$/.test(node.value) || node.some(isNeeded);
      return !['tag', 'class'].includes(node.type) || present.has(String(node).trim());
    });
  const isInline = (selector: string) => parseSelector().astSync(selector).every(isNeeded);

  const inline = parse(css);
  keepRules(inline, isInline);
  const further = parse(css);
  keepRules(further, (selector) => !isInline(selector));
  // Fonts, animations and the order of the layers are in the page already.
  further.each((node) => {
    if (node.type === 'atrule' && !isGroup(node)) node.remove();
  });
  return { inline: inline.toString(), further: further.toString() };
}

/** Whether an at-rule contains rules with selectors. */
const isGroup = ({ name, nodes }: AtRule): boolean =>
  nodes !== undefined && /^(container|layer|media|starting-style|supports)$/.test(name);

/** Removes selectors that do not match, and rules that become empty. */
function keepRules(group: Container, matches: (selector: string) => boolean): void {
  group.each((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.filter(matches);
      if (!node.selector) node.remove();
    } else if (node.type === 'atrule' && isGroup(node)) {
      keepRules(node, matches);
      if (node.nodes?.length === 0) node.remove();
    }
  });
}
