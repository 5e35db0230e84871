import {
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

/** `style`, in the package's cascade layer. */
export const uiStyle = (rule: StyleRule): string => style(inLayer(rule));

/** `styleVariants`, in the package's cascade layer. */
export const uiVariants = <Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> => styleVariants(rules, inLayer);

type GlobalRule = Omit<GlobalStyleRule, '@layer'>;

/**
 * `globalStyle`, in the package's cascade layer: for the many plain elements inside one of our
 * roots (a table's cells), where a class on each would only add weight.
 */
export const uiGlobal = (selector: string, rule: GlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.component]: rule } });

/** The same in the layer below, for resets and the theme: any component's own rule wins. */
export const baseGlobal = (selector: string, rule: GlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
