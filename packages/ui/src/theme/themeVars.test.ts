import { expect, test } from 'vitest';
import { vars } from './theme.css.ts';
import { type ThemeTokens, themeVars } from './themeVars.ts';

test('a colour with two values follows the theme', () => {
  expect(
    themeVars({ color: { accent: { light: 'teal', dark: 'aqua' }, onAccent: 'white' } }),
  ).toEqual({
    '--ui-color-accent': 'light-dark(teal, aqua)',
    '--ui-color-on-accent': 'white',
  });
});

test('the variables are those that components use', () => {
  const named = themeVars({ fontSize: { small: '1rem' }, space: { 4: '2rem' } });
  expect(Object.keys(named).map((name) => `var(${name})`)).toEqual([
    vars.fontSize.small,
    vars.space[4],
  ]);
});

test('an unknown name throws an error that lists the valid ones', () => {
  const misspelt = { color: { acent: 'teal' } } as ThemeTokens;
  expect(() => themeVars(misspelt)).toThrow(
    /no 'color\.acent' in the theme.*canvas, surface.*accent/s,
  );
  const unknown = { colour: { accent: 'teal' } } as unknown as ThemeTokens;
  expect(() => themeVars(unknown)).toThrow(/no 'colour\.accent' in the theme.*color, font/s);
});
