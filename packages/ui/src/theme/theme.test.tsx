import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { styleOf } from '../testing/measure.ts';
import { emulateMedia } from '../testing/media.ts';
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
  await render(<SiteFooter logo="Fernhill" contact={contact} copyright="© Fernhill" />);
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

const contact = {
  heading: 'Talk to us',
  email: 'rooms@fernhill.example',
  phone: '+44 (0)20 7946 0000',
  website: { label: 'fernhill.example', href: 'https://fernhill.example' },
};

test('reduced motion stops movement; more contrast strengthens muted text', async () => {
  await render(<Button>Compare</Button>);
  const properties = () => styleOf(page.getByRole('button')).transitionProperty;
  expect(properties()).toContain('color');
  await emulateMedia({ 'prefers-reduced-motion': 'reduce', 'prefers-contrast': 'more' });
  expect(properties()).toBe('opacity, overlay, display');
  const of = (name: string) => styleOf(root).getPropertyValue(`--ui-color-${name}`);
  expect(of('text-muted')).toBe(of('text'));
});
