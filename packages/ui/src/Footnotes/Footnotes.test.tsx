import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notes } from '../testing/exampleTiers.tsx';
import { boxOf, styleOf } from '../testing/helpers.ts';
import { Footnotes } from './Footnotes.tsx';

test('each footnote in the numbered list links back to its references', async () => {
  await render(<Footnotes notes={notes} />);
  const region = page.getByRole('region', { name: 'Notes' });
  await expect.element(region.getByRole('heading', { level: 2, name: 'Notes' })).toBeVisible();
  expect(region.getByRole('listitem').elements()).toHaveLength(2);
  expect(document.getElementById('note-2')).toBe(page.getByRole('listitem').nth(1).element());
  expect(styleOf(region.getByRole('list')).listStyleType).toBe('decimal');
  for (const [name, href] of [
    ['Back to Social ads', '#reference-ads'],
    ['Back to Search ads', '#reference-search'],
  ] as const) {
    const link = page.getByRole('listitem').nth(1).getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', href);
    expect(boxOf(link).height).toBeGreaterThanOrEqual(24);
  }
  location.hash = 'note-2';
  // In forced colours, only the outline marks the target.
  const outlines = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((it) => styleOf(it).outlineStyle);
  await expect.poll(outlines).toEqual(['none', 'solid']);
});
