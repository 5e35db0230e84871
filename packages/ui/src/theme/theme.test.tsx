import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { styleOf } from '../testing/measure.ts';
import { emulateMedia } from '../testing/media.ts';
import { color } from './tokens.ts';

const { documentElement: root } = document;

test("a part of a page with a theme of its own has that theme's text and ground", async () => {
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

test('the footer keeps its ink, though its inside has the dark theme', async () => {
  await render(<SiteFooter logo="Fernhill" contact={contact} copyright="© Fernhill" />);
  const words = page.getByText('© Fernhill').element();
  const grounds = [words.parentElement, page.getByRole('contentinfo').element()];
  for (const ground of grounds) {
    expect(getComputedStyle(ground as Element).backgroundColor).toBe(color.ink.light);
  }
});

test("a page's own color-scheme does not take the choice from data-theme", async () => {
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

test('nothing moves if the visitor wants less motion, muted text is text if more contrast', async () => {
  await render(<Button>Compare</Button>);
  const properties = () => styleOf(page.getByRole('button')).transitionProperty;
  expect(properties()).toContain('color');
  await emulateMedia({ 'prefers-reduced-motion': 'reduce', 'prefers-contrast': 'more' });
  expect(properties()).toBe('opacity, overlay, display');
  const of = (name: string) => styleOf(root).getPropertyValue(`--ui-color-${name}`);
  expect(of('text-muted')).toBe(of('text'));
});
