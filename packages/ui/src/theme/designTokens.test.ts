/// <reference types="vite/client" />
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import documentation from '../../docs/design-tokens.md?raw';
import { designTokens } from './designTokens.ts';
import { vars } from './theme.css.ts';

/** Returns a theme's tokens keyed by CSS variable. */
const tokensOf = (theme: 'light' | 'dark') =>
  Object.entries(designTokens(theme)).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, token]) => [`--ui-${group}-${name}`, token] as const),
  );

const propertyOf: Record<string, string> = {
  color: 'color',
  dimension: 'width',
  number: 'line-height',
  fontFamily: 'font-family',
};

/** Returns the value of a variable as the file writes it: in sRGB, px, and the first font. */
function computed(type: string, variable: string) {
  const property = propertyOf[type] as string;
  const element = document.createElement('div');
  document.body.append(element);
  element.style.setProperty('font-size', '100px');
  element.style.setProperty(property, `var(${variable})`);
  const value = getComputedStyle(element).getPropertyValue(property);
  element.remove();
  if (type === 'color')
    return new Color(value).to('srgb').toString({ format: 'hex', collapse: false });
  if (type === 'fontFamily') return value.split(',')[0]?.replaceAll('"', '');
  const px = Number.parseFloat(value);
  return type === 'number' ? px / 100 : px;
}

test.each(['light', 'dark'] as const)(
  '%s: every token in the file equals its CSS variable',
  async (theme) => {
    // From `xl` up, body text is larger than its token.
    await page.viewport(1000, 800);
    document.documentElement.dataset.theme = theme;
    const all = tokensOf(theme);
    expect(all.length).toBeGreaterThan(45);
    for (const [variable, { $type, $value }] of all) {
      const { hex, value } = Object($value) as { hex?: string; value?: number };
      expect.soft(hex ?? value ?? $value, variable).toEqual(computed($type, variable));
    }
  },
);

test('the documentation lists each variable that the files leave out', () => {
  const written = new Set<string>(tokensOf('light').map(([variable]) => variable));
  const all = Object.values(vars).flatMap((group) => Object.values<string>(group));
  const leftOut = all
    .map((variable) => variable.slice('var('.length, -1))
    .filter((variable) => !written.has(variable));
  expect(
    [...documentation.matchAll(/^\| `(--ui-[\w-]+)`/gm)].map(([, name]) => name).sort(),
  ).toEqual(leftOut.sort());
});
