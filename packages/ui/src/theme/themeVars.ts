import { vars } from './theme.css.ts';
import type { ThemedColor } from './tokens.ts';

type Contract = typeof vars;

/** A brand's design tokens; those left out keep their defaults. */
export type ThemeTokens = {
  readonly [Group in keyof Contract]?: {
    readonly [Name in keyof Contract[Group]]?: Group extends 'color'
      ? string | ThemedColor
      : string;
  };
};

/**
 * Converts a brand's design tokens to CSS variables: for `vars` in a vanilla-extract style, for an
 * element's `style`, or to print as CSS. A colour is one value, or one for each theme.
 *
 * @example themeVars({ color: { accent: { light: 'teal', dark: 'aquamarine' } } })
 * // { '--ui-color-accent': 'light-dark(teal, aquamarine)' }
 * @throws if a name is not in the theme contract.
 */
export function themeVars(tokens: ThemeTokens): Record<`--ui-${string}`, string> {
  const named = Object.entries(tokens).flatMap(([group, values]) => {
    const contract: Record<string, string> | undefined = vars[group as keyof Contract];
    return Object.entries(values).map(([name, value]) => {
      const variable = contract?.[name];
      if (!variable) {
        throw new Error(
          `themeVars: there is no '${group}.${name}' in the theme. ` +
            `The names are those of \`vars\`: ${Object.keys(contract ?? vars).join(', ')}.`,
        );
      }
      return [variable.slice('var('.length, -1), cssValue(value)];
    });
  });
  return Object.fromEntries(named);
}

const cssValue = (value: string | ThemedColor): string =>
  typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`;
