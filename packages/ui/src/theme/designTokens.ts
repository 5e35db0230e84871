import Color from 'colorjs.io';
import * as tokens from './tokens.ts';

/* The theme in the format of the Design Tokens Community Group: designtokens.org/TR/2025.10 */

export interface TokenGroup {
  [name: string]: TokenGroup | Token;
}

export interface Token {
  $type: string;
  $value: unknown;
}

/** Returns a CSS value as a token, or undefined if the format has no type for it. `plain` values are in sRGB and px. */
function tokenOf(css: string, plain: boolean): Token | undefined {
  if (css.startsWith('oklch(')) {
    const hex = new Color(css).to('srgb').toString({ format: 'hex', collapse: false });
    const components = new Color(plain ? hex : css).coords.map((it) => Number(it?.toFixed(4)));
    const colorSpace = plain ? 'srgb' : 'oklch';
    return { $type: 'color', $value: { colorSpace, components, hex } };
  }
  const [, points] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  if (points) return { $type: 'cubicBezier', $value: points.split(',').map(Number) };
  const [, number, unit] = /^([\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (!number) return undefined;
  const value = Number(number);
  if (!unit) return { $type: 'number', $value: value };
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } };
  const inPx = { value: unit === 'rem' ? value * 16 : value, unit: 'px' };
  return { $type: 'dimension', $value: plain ? inPx : { value, unit } };
}

function group(values: Record<string, string>, plain: boolean): TokenGroup {
  const all = Object.entries(values).map(([name, css]) => [
    tokens.kebab(name),
    tokenOf(css, plain),
  ]);
  return Object.fromEntries(all.filter(([, token]) => token));
}

const colors = (theme: 'light' | 'dark', plain = false): TokenGroup => {
  const values = Object.entries(tokens.color).map(([role, value]) => [role, value[theme]]);
  return { color: group(Object.fromEntries(values), plain) };
};

function base(plain: boolean): TokenGroup {
  const families = tokens.fontFamily.split(', ').map((name) => name.replaceAll("'", ''));
  const font: Token = { $type: 'fontFamily', $value: plain ? families[0] : families };
  return {
    font: { brand: font, body: font },
    'font-size': group(tokens.fontSize, plain),
    'line-height': group(tokens.lineHeight, plain),
    space: group(tokens.space, plain),
    radius: group(tokens.radius, plain),
    // Design tools lack variables for durations and easings.
    ...(plain ? {} : { motion: group(tokens.motion, plain) }),
    size: group(tokens.size, plain),
  };
}

/** A resolver document. A token's path gives its CSS variable: `font-size.small` is `--ui-font-size-small`. */
export const designTokens = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: '@agency/ui',
  version: '2025.10',
  sets: { base: { sources: [base(false)] } },
  modifiers: {
    theme: { contexts: { light: [colors('light')], dark: [colors('dark')] }, default: 'light' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/** A theme's tokens in sRGB and px, for tools without support for resolver documents. */
export const plainTokens = (theme: 'light' | 'dark') => ({ ...base(true), ...colors(theme, true) });
