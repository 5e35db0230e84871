/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import documentation from '../../docs/design-tokens.md?raw';
import { designTokens, type Token, type TokenGroup } from './designTokens.ts';
import { vars } from './theme.css.ts';

type Tokens = Record<string, Token>;

/** Flattens a token group into a map keyed by CSS variable name. */
const flat = (group: TokenGroup, path = '--ui'): Tokens =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) =>
      '$value' in value
        ? [[`${path}-${name}`, value as Token]]
        : Object.entries(flat(value as TokenGroup, `${path}-${name}`)),
    ),
  );

const { sets, modifiers } = designTokens;
const base = flat(sets.base.sources[0] as TokenGroup);
const { light, dark } = modifiers.theme.contexts;

const asCss: Record<string, (value: never) => [property: string, css: string]> = {
  color: ({ components }: { components: number[] }) => ['color', `oklch(${components.join(' ')})`],
  dimension: ({ value, unit }: { value: number; unit: string }) => ['width', `${value}${unit}`],
  duration: ({ value, unit }: { value: number; unit: string }) => [
    'transition-duration',
    `${value}${unit}`,
  ],
  cubicBezier: (points: number[]) => ['transition-timing-function', `cubic-bezier(${points})`],
  number: (value: number) => ['line-height', `${value}`],
  fontFamily: (names: string[]) => ['font-family', names.map((name) => `"${name}"`).join()],
};

const computed = (property: string, css: string) => {
  const element = document.createElement('div');
  document.body.append(element);
  element.style.setProperty(property, css);
  const value = getComputedStyle(element).getPropertyValue(property).replaceAll('"', '');
  element.remove();
  return value;
};

test.each([
  ['light', light[0]],
  ['dark', dark[0]],
])('%s: every token in the file equals its CSS variable', async (theme, colors) => {
  // From `xl` up, body text is larger than its token.
  await page.viewport(1000, 800);
  document.documentElement.dataset.theme = theme;
  const all: Tokens = { ...base, ...flat(colors as TokenGroup) };
  expect(Object.keys(all).length).toBeGreaterThan(45);
  for (const [variable, { $type, $value }] of Object.entries(all)) {
    const [property, css] = asCss[$type]?.($value as never) ?? [''];
    expect
      .soft(computed(property, css ?? ''), variable)
      .toBe(computed(property, `var(${variable})`));
  }
});

test('the documentation lists each variable that the file leaves out', () => {
  const written = new Set(Object.keys({ ...base, ...flat(light[0] as TokenGroup) }));
  const all = Object.values(vars).flatMap((group) => Object.values<string>(group));
  const leftOut = all
    .map((variable) => variable.slice('var('.length, -1))
    .filter((variable) => !written.has(variable));
  expect(
    [...documentation.matchAll(/^\| `(--ui-[\w-]+)`/gm)].map(([, name]) => name).sort(),
  ).toEqual(leftOut.sort());
});
