import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { color } from '../theme/tokens.ts';
import { contrastPairs } from './contrastPairs.ts';

for (const theme of ['light', 'dark'] as const) {
  test.each(contrastPairs)(`${theme}: $role on $on has at least $atLeast : 1`, (pair) => {
    const ratio = new Color(color[pair.role][theme]).contrast(color[pair.on][theme], 'WCAG21');
    expect(ratio).toBeGreaterThanOrEqual(pair.atLeast);
  });
}

test('every colour that is put on another is in the list', () => {
  const listed = new Set(contrastPairs.flatMap(({ role, on }) => [role, on]));
  // A hairline carries no meaning: what it separates is separated by space as well.
  expect(Object.keys(color).filter((role) => !listed.has(role as never))).toEqual(['line']);
});
