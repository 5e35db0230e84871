import { expect, test } from 'vitest';
import { documentOf } from './builtSite.ts';
import { digitalMarketing } from './pages.ts';

test('the outline has the comparison with its notes, and in narrow windows each tier with its groups', () => {
  const headings = documentOf(digitalMarketing).querySelectorAll(
    'main :is(h1, h2, h3, h4, h5, h6)',
  );
  const ranks = (inCards: boolean) =>
    headings
      .filter((heading) => Boolean(heading.closest('article')) === inCards)
      .map(({ tagName }) => tagName)
      .join(' ');
  expect(ranks(false)).toBe('H1 H2 H3 H2');
  expect(ranks(true)).toMatch(/^(H2( H3)+ ?){4}$/);
});
