import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Preference } from '../preferences/preference.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { type Theme, ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { emulateMedia } from '../testing/media.ts';
import { themeColors } from './tokens.ts';

const themes = ['light', 'dark', 'system'] as const;

const preference: Preference<Theme> = {
  name: 'theme',
  values: themes,
  defaultValue: 'system',
  storageKey: 'test-system-theme',
};

const systemPrefers = (theme: 'light' | 'dark', media?: string) =>
  emulateMedia({ 'prefers-color-scheme': theme }, media);

const canvas = (element: Element = document.documentElement) =>
  getComputedStyle(element).backgroundColor;

function Choice() {
  const [theme, setTheme] = usePreference(preference);
  return <ThemeToggle themes={themes} value={theme} onValueChange={setTheme} />;
}

test('a page with `data-theme="system"` follows the system until the visitor chooses', async () => {
  await systemPrefers('dark');
  // As `restorePreferences` sets it, or the page's own HTML.
  document.documentElement.dataset.theme = 'system';
  await render(<Choice />);
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(canvas()).toBe(themeColors.canvas.dark);
  await systemPrefers('light');
  expect(canvas()).toBe(themeColors.canvas.light);

  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(canvas()).toBe(themeColors.canvas.dark);
  await systemPrefers('dark');
  await page.getByRole('radio', { name: 'Light' }).click();
  expect(canvas()).toBe(themeColors.canvas.light);
  await page.getByRole('radio', { name: 'System' }).click();
  expect(canvas()).toBe(themeColors.canvas.dark);
});

test('a page without a theme is light, even on a dark system', async () => {
  await systemPrefers('dark');
  expect(canvas()).toBe(themeColors.canvas.light);
});

test('print is light, even on a dark system', async () => {
  document.documentElement.dataset.theme = 'system';
  await systemPrefers('dark', 'print');
  expect(matchMedia('print').matches).toBe(true);
  expect(canvas()).toBe(themeColors.canvas.light);
});

test('without script, the choice of a `ThemeToggle` applies', async () => {
  await systemPrefers('light');
  const frame = document.createElement('iframe');
  // Disables scripts.
  frame.setAttribute('sandbox', 'allow-same-origin');
  const styles = [...document.querySelectorAll('style')].map((style) => style.outerHTML);
  const toggle = renderToString(<ThemeToggle themes={themes} value="system" />);
  frame.srcdoc = `<!doctype html><html data-theme="system"><head>${styles.join('')}</head><body>${toggle}</body></html>`;
  onTestFinished(() => frame.remove());
  document.body.append(frame);
  await new Promise((loaded) => {
    frame.onload = loaded;
  });
  const { documentElement: root } = frame.contentDocument as Document;
  expect(canvas(root)).toBe(themeColors.canvas.light);
  for (const theme of ['dark', 'light'] as const) {
    root.querySelector<HTMLInputElement>(`[value="${theme}"]`)?.click();
    await systemPrefers(theme === 'dark' ? 'light' : 'dark');
    expect(canvas(root)).toBe(themeColors.canvas[theme]);
  }
  root.querySelector<HTMLInputElement>('[value="system"]')?.click();
  expect(canvas(root)).toBe(themeColors.canvas.dark);
});
