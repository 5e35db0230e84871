import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import type { Preference } from '../preferences/preference.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { type Theme, ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { emulateMedia, styleOf, unscripted } from '../testing/helpers.ts';
import { vars } from './theme.css.ts';
import { type ThemeTokens, themeVars } from './themeVars.ts';
import { color } from './tokens.ts';

const { documentElement: root } = document;

test('a part of a page with its own theme has its text and background colours', async () => {
  await render(
    <section data-theme="dark" aria-label="Evening">
      After dark
      <p data-theme="light">In the sun</p>
    </section>,
  );
  const evening = styleOf(page.getByRole('region', { name: 'Evening' }));
  expect(evening.color).toBe(color.text.dark);
  expect(evening.backgroundColor).toBe(color.canvas.dark);
  const sun = styleOf(page.getByText('In the sun'));
  expect(sun.color).toBe(color.text.light);
  expect(sun.backgroundColor).toBe(color.canvas.light);
});

test('the footer keeps its ink background around its dark content', async () => {
  await render(<SiteFooter logo="Fernhill" copyright="© Fernhill" />);
  const words = page.getByText('© Fernhill').element();
  const grounds = [words.parentElement, page.getByRole('contentinfo').element()];
  for (const ground of grounds) {
    expect(getComputedStyle(ground as Element).backgroundColor).toBe(color.ink.light);
  }
});

test("`data-theme` overrides a page's own color-scheme", async () => {
  const starter = new CSSStyleSheet();
  starter.replaceSync(':root { color-scheme: light dark }');
  document.adoptedStyleSheets.push(starter);
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    expect(getComputedStyle(root).colorScheme).toBe(theme);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== starter);
});

test('reduced motion stops movement; more contrast strengthens muted text', async () => {
  await render(<Button>Compare</Button>);
  const properties = () => styleOf(page.getByRole('button')).transitionProperty;
  expect(properties()).toContain('color');
  await emulateMedia({ 'prefers-reduced-motion': 'reduce', 'prefers-contrast': 'more' });
  expect(properties()).toBe('opacity, overlay, display');
  const of = (name: string) => styleOf(root).getPropertyValue(`--ui-color-${name}`);
  expect(of('text-muted')).toBe(of('text'));
});

const themes = ['light', 'dark', 'system'] as const;

const preference: Preference<Theme> = {
  name: 'theme',
  values: themes,
  defaultValue: 'system',
  storageKey: 'test-system-theme',
};

const systemPrefers = (theme: 'light' | 'dark', media?: string) =>
  emulateMedia({ 'prefers-color-scheme': theme }, media);

const canvas = (element: Element = root) => getComputedStyle(element).backgroundColor;

function Choice() {
  const [theme, setTheme] = usePreference(preference);
  return <ThemeToggle themes={themes} value={theme} onValueChange={setTheme} />;
}

test('a page with `data-theme="system"` follows the system until the visitor chooses', async () => {
  await systemPrefers('dark');
  // As `restorePreferences` sets it, or the page's own HTML.
  root.dataset.theme = 'system';
  await render(<Choice />);
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(canvas()).toBe(color.canvas.dark);
  await systemPrefers('light');
  expect(canvas()).toBe(color.canvas.light);

  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(canvas()).toBe(color.canvas.dark);
  await systemPrefers('dark');
  await page.getByRole('radio', { name: 'Light' }).click();
  expect(canvas()).toBe(color.canvas.light);
  await page.getByRole('radio', { name: 'System' }).click();
  expect(canvas()).toBe(color.canvas.dark);
});

test('a page without a theme is light, even on a dark system', async () => {
  await systemPrefers('dark');
  expect(canvas()).toBe(color.canvas.light);
});

test('print is light, even on a dark system and in a dark part of a page', async () => {
  root.dataset.theme = 'system';
  await render(<p data-theme="dark">After dark</p>);
  await systemPrefers('dark', 'print');
  expect(matchMedia('print').matches).toBe(true);
  expect(canvas()).toBe(color.canvas.light);
  expect(canvas(page.getByText('After dark').element())).toBe(color.canvas.light);
});

test('without script, the choice of a `ThemeToggle` applies', async () => {
  await systemPrefers('light');
  const toggle = <ThemeToggle themes={themes} value="system" />;
  const { documentElement: framed } = await unscripted(toggle, 'system');
  expect(canvas(framed)).toBe(color.canvas.light);
  for (const theme of ['dark', 'light'] as const) {
    framed.querySelector<HTMLInputElement>(`[value="${theme}"]`)?.click();
    await systemPrefers(theme === 'dark' ? 'light' : 'dark');
    expect(canvas(framed)).toBe(color.canvas[theme]);
  }
  framed.querySelector<HTMLInputElement>('[value="system"]')?.click();
  expect(canvas(framed)).toBe(color.canvas.dark);
});

test('`themeVars` writes a colour of both themes as `light-dark()`', () => {
  expect(
    themeVars({ color: { accent: { light: 'teal', dark: 'aqua' }, onAccent: 'white' } }),
  ).toEqual({
    '--ui-color-accent': 'light-dark(teal, aqua)',
    '--ui-color-on-accent': 'white',
  });
});

test('`themeVars` names the variables that components use', () => {
  const named = themeVars({ fontSize: { small: '1rem' }, space: { 4: '2rem' } });
  expect(Object.keys(named).map((name) => `var(${name})`)).toEqual([
    vars.fontSize.small,
    vars.space[4],
  ]);
});

test('`themeVars` throws for an unknown name, and lists the valid ones', () => {
  const misspelt = { color: { acent: 'teal' } } as ThemeTokens;
  expect(() => themeVars(misspelt)).toThrow(
    /no 'color\.acent' in the theme.*canvas, surface.*accent/s,
  );
  const unknown = { colour: { accent: 'teal' } } as unknown as ThemeTokens;
  expect(() => themeVars(unknown)).toThrow(/no 'colour\.accent' in the theme.*color, font/s);
});
