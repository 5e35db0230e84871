import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { type ColorRole, color, type ThemedColor } from '../theme/tokens.ts';
import { contrastPairs } from './contrastPairs.ts';
import { exampleBrand } from './exampleBrand.tsx';

const brands: Record<string, Record<ColorRole, string | ThemedColor>> = {
  ours: color,
  "another company's": { ...color, ...exampleBrand.color },
};

for (const [brand, colors] of Object.entries(brands)) {
  test.each(['light', 'dark'] as const)(`${brand}, %s: each pair has enough contrast`, (theme) => {
    const value = (role: ColorRole) => {
      const found = colors[role];
      return typeof found === 'string' ? found : found[theme];
    };
    for (const { role, on, atLeast } of contrastPairs) {
      const ratio = new Color(value(role)).contrast(value(on), 'WCAG21');
      expect.soft(ratio, `${role} on ${on}`).toBeGreaterThanOrEqual(atLeast);
    }
  });
}

test.each(['light', 'dark'] as const)(
  '%s: text is readable according to APCA, even small muted text',
  (theme) => {
    for (const { role, on, atLeast } of contrastPairs.filter(({ atLeast }) => atLeast > 3)) {
      const lightness = new Color(color[on][theme]).contrast(color[role][theme], 'APCA');
      const least = role.endsWith('Muted') || atLeast === 7 ? 65 : 60;
      expect.soft(Math.abs(lightness), `${role} on ${on}`).toBeGreaterThanOrEqual(least);
    }
  },
);

test('the list contains every colour that needs contrast', () => {
  const listed = new Set(contrastPairs.flatMap(({ role, on }) => [role, on]));
  // 'line' needs no contrast, because hairlines only decorate content that space already separates.
  expect(Object.keys(color).filter((role) => !listed.has(role as never))).toEqual(['line']);
});
