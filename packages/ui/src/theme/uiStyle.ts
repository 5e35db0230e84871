import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? inLayer(part) : part))
    : inLayer(rule as StyleRule);

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

/** `style`, in the package's cascade layer. */
export const uiStyle = (rule: ComplexStyleRule, debugId?: string): string =>
  style(layered(rule), debugId);

/** `styleVariants`, in the package's cascade layer. */
export const uiVariants = <Name extends string>(
  rules: Record<Name, ComplexStyleRule>,
  debugId?: string,
): Record<Name, string> => styleVariants(rules, layered, debugId);

/**
 * `globalStyle`, in the package's cascade layer: for the many plain elements inside one of our
 * roots (a table's cells), where a class on each would only add weight.
 */
export const uiGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.component]: rule } });
