import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { type ColorRole, color, type ThemedColor } from '../theme/tokens.ts';
import { contrastPairs } from './contrastPairs.ts';
import { exampleBrand } from './exampleBrand.ts';

const colors: Record<ColorRole, string | ThemedColor> = { ...color, ...exampleBrand.color };

for (const theme of ['light', 'dark'] as const) {
  const value = (role: ColorRole) => {
    const found = colors[role];
    return typeof found === 'string' ? found : found[theme];
  };

  test.each(contrastPairs)(`${theme}: $role on $on has at least $atLeast : 1`, (pair) => {
    const ratio = new Color(value(pair.role)).contrast(value(pair.on), 'WCAG21');
    expect(ratio).toBeGreaterThanOrEqual(pair.atLeast);
  });
}
