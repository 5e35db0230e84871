import Color from 'colorjs.io';
import * as tokens from './tokens.ts';
import { kebab } from './tokens.ts';

/* The theme in the format of the Design Tokens Community Group: designtokens.org/TR/2025.10 */

export interface TokenGroup {
  [name: string]: TokenGroup | Token;
}

export interface Token {
  $type: string;
  $value: unknown;
}

/** Converts each kind of CSS value to a token. */
const kinds: [RegExp, (...parts: string[]) => Token][] = [
  [
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/,
    (css = '', ...components) => ({
      $type: 'color',
      $value: {
        colorSpace: 'oklch',
        components: components.map(Number),
        hex: new Color(css).to('srgb').toString({ format: 'hex', collapse: false }),
      },
    }),
  ],
  [
    /^([\d.]+)(px|rem|ms)$/,
    (_css, value, unit) => ({
      $type: unit === 'ms' ? 'duration' : 'dimension',
      $value: { value: Number(value), unit },
    }),
  ],
  [
    /^cubic-bezier\((.*)\)$/,
    (_css, points) => ({ $type: 'cubicBezier', $value: points?.split(',').map(Number) }),
  ],
  [/^([\d.]+)$/, (_css, value) => ({ $type: 'number', $value: Number(value) })],
];

/** The values that the format can express: no `clamp()`, no `em`. */
function group(values: Record<string, string>): TokenGroup {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, css]) => {
      const [pattern, token] = kinds.find(([kind]) => kind.test(css)) ?? [];
      return pattern && token ? [[kebab(name), token(...(pattern.exec(css) ?? []))]] : [];
    }),
  );
}

const fonts: Token = {
  $type: 'fontFamily',
  $value: tokens.fontFamily.split(', ').map((name) => name.replaceAll("'", '')),
};

const colors = (theme: 'light' | 'dark'): TokenGroup => ({
  color: group(
    Object.fromEntries(Object.entries(tokens.color).map(([role, value]) => [role, value[theme]])),
  ),
});

const base: TokenGroup = {
  font: { brand: fonts, body: fonts },
  'font-size': group(tokens.fontSize),
  'line-height': group(tokens.lineHeight),
  space: group(tokens.space),
  radius: group(tokens.radius),
  motion: group(tokens.motion),
  size: group(tokens.size),
};

/** A resolver document. A token's path is its CSS variable: `font-size.small` is `--ui-font-size-small`. */
export const designTokens = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: '@agency/ui',
  version: '2025.10',
  sets: { base: { sources: [base] } },
  modifiers: {
    theme: {
      contexts: { light: [colors('light')], dark: [colors('dark')] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/** Converts the values of the types that design tools have variables for. */
const plainValue: Record<string, (value: never) => unknown> = {
  color: ({ hex }: { hex: string }) => ({
    colorSpace: 'srgb',
    components: new Color(hex).coords.map((it) => Number(it?.toFixed(4))),
    hex,
  }),
  dimension: ({ value, unit }: { value: number; unit: string }) => ({
    value: unit === 'rem' ? value * 16 : value,
    unit: 'px',
  }),
  fontFamily: ([first]: string[]) => first,
  number: (value: number) => value,
};

/** A group in plain values, without the tokens of other types. */
function plain(values: TokenGroup): TokenGroup {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, it]): [string, TokenGroup | Token][] => {
      if (!('$value' in it)) return [[name, plain(it as TokenGroup)]];
      const { $type, $value } = it as Token;
      const convert = plainValue[$type];
      return convert ? [[name, { $type, $value: convert($value as never) }]] : [];
    }),
  );
}

/** A theme's tokens in sRGB and px, for tools without support for resolver documents. */
export const plainTokens = (theme: 'light' | 'dark') => plain({ ...base, ...colors(theme) });
