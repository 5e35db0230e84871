import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import type { Preference } from '../preferences/preference.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { type Theme, ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { addStyles, emulateMedia, styleOf, unscripted } from '../testing/helpers.ts';
import { vars } from './theme.css.ts';
import { themeVars } from './themeVars.ts';
import { color } from './tokens.ts';

const { documentElement: root } = document;

test('a part of a page with its own theme has that theme’s colours', async () => {
  await render(
    <>
      <section data-theme="dark" aria-label="Evening">
        After dark
        <p data-theme="light">In the sun</p>
      </section>
      <SiteFooter lead="Fernhill" copyright="© Fernhill" />
    </>,
  );
  const words = page.getByText('© Fernhill').element();
  for (const [part, text, ground] of [
    [page.getByRole('region', { name: 'Evening' }), color.text.dark, color.canvas.dark],
    [page.getByText('In the sun'), color.text.light, color.canvas.light],
    [page.getByRole('contentinfo'), color.text.light, color.inverseSurface.light],
    // The footer's content has the dark theme, whatever the page's theme.
    [words.parentElement as Element, color.text.dark, color.inverseSurface.light],
  ] as const) {
    expect(styleOf(part).color).toBe(text);
    expect(styleOf(part).backgroundColor).toBe(ground);
  }
});

test("`data-theme` overrides a page's own color-scheme", () => {
  addStyles(':root { color-scheme: light dark }');
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    expect(styleOf(root).colorScheme).toBe(theme);
  }
});

test('the theme respects preferences for reduced motion and more contrast', async () => {
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

test('only the visitor, or the system if `system` is chosen, makes a page dark', async () => {
  await systemPrefers('dark');
  expect(canvas()).toBe(color.canvas.light);
  await render(
    <>
      <Choice />
      <p data-theme="dark">After dark</p>
    </>,
  );
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

  await systemPrefers('dark', 'print');
  expect(canvas()).toBe(color.canvas.light);
  expect(canvas(page.getByText('After dark').element())).toBe(color.canvas.light);
});

test('a `ThemeToggle` sets the theme without script', async () => {
  await systemPrefers('light');
  const toggle = <ThemeToggle themes={themes} defaultValue="system" />;
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

test('`themeVars` converts tokens to the CSS variables that components use', () => {
  const accent = { light: 'teal', dark: 'aqua' };
  const color = { accent, onAccent: 'white' };
  expect(themeVars({ color, fontSize: { small: '1rem' }, space: { 4: '2rem' } })).toEqual({
    '--ui-color-accent': 'light-dark(teal, aqua)',
    '--ui-color-on-accent': 'white',
    [vars.fontSize.small.slice('var('.length, -1)]: '1rem',
    [vars.space[4].slice('var('.length, -1)]: '2rem',
  });
});
