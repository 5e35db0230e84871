import { NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { documentOf } from './builtSite.ts';
import { pages } from './pages.ts';

test("no line ends after the hyphen of '6-month'", () => {
  for (const sitePage of pages) {
    const texts = documentOf(sitePage)
      .querySelectorAll('main *')
      .flatMap(({ childNodes }) => childNodes)
      .filter(({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && /\d-month/.test(text));
    expect(texts.length).toBeGreaterThan(0);
    // In an element of its own, which is not broken.
    for (const { text } of texts) expect.soft(text).toMatch(/^\d+-month$/);
  }
});
