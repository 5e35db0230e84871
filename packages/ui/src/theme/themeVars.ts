import type { vars } from './theme.css.ts';
import { kebab, type ThemedColor } from './tokens.ts';

type Contract = typeof vars;

/** A brand's design tokens; omitted ones keep their defaults. */
export type ThemeTokens = {
  readonly [Group in keyof Contract]?: {
    readonly [Name in keyof Contract[Group]]?: Group extends 'color'
      ? string | ThemedColor
      : string;
  };
};

/**
 * Converts a brand's design tokens to CSS variables: for `vars` in a vanilla-extract style, for an
 * element's `style`, or to write as CSS. A colour has one value, or one per theme.
 *
 * @example themeVars({ color: { accent: { light: 'teal', dark: 'aquamarine' } } })
 * // { '--ui-color-accent': 'light-dark(teal, aquamarine)' }
 */
export function themeVars(tokens: ThemeTokens): Record<`--ui-${string}`, string> {
  const named = Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]: [string, string | ThemedColor]) => [
      `--ui-${kebab(`${group}-${name}`)}`,
      typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`,
    ]),
  );
  return Object.fromEntries(named);
}
