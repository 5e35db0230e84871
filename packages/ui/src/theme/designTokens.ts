import Color from 'colorjs.io';
import * as tokens from './tokens.ts';

/* The theme in the format of the Design Tokens Community Group: designtokens.org/TR/2025.10 */

interface Token {
  $type: string;
  $value: unknown;
}

/** Returns a CSS value as a token, or undefined if design tools have no variable for it. */
function tokenOf(css: string): Token | undefined {
  if (css.startsWith('oklch(')) {
    const hex = new Color(css).to('srgb').toString({ format: 'hex', collapse: false });
    const components = new Color(hex).coords.map((it) => Number(it?.toFixed(4)));
    return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
  }
  const [, number, unit] = /^([\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (!number) return undefined;
  const value = Number(number);
  if (!unit) return { $type: 'number', $value: value };
  return { $type: 'dimension', $value: { value: unit === 'rem' ? value * 16 : value, unit: 'px' } };
}

function group(values: Record<string, string>): Record<string, Token> {
  const all = Object.entries(values).map(([name, css]) => [tokens.kebab(name), tokenOf(css)]);
  return Object.fromEntries(all.filter(([, token]) => token));
}

/** Returns a theme's tokens, in sRGB and px. Paths give CSS variables: `font-size.small` is `--ui-font-size-small`. */
export function designTokens(theme: 'light' | 'dark'): Record<string, Record<string, Token>> {
  const colors = Object.entries(tokens.color).map(([role, value]) => [role, value[theme]]);
  const font: Token = { $type: 'fontFamily', $value: tokens.webFont };
  return {
    color: group(Object.fromEntries(colors)),
    font: { brand: font, body: font },
    'font-size': group(tokens.fontSize),
    'line-height': group(tokens.lineHeight),
    space: group(tokens.space),
    radius: group(tokens.radius),
    size: group(tokens.size),
  };
}
