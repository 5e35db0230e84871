import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notes } from '../testing/exampleTiers.tsx';
import { boxOf } from '../testing/measure.ts';
import { withTouchScreen } from '../testing/touchScreen.ts';
import { Footnotes } from './Footnotes.tsx';

withTouchScreen();

test('on a touch screen the links back are 44 px high, below the text', async () => {
  await page.viewport(360, 640);
  await render(<Footnotes notes={notes} />);
  for (const link of page.getByRole('link').elements()) {
    expect(boxOf(link).height, link.textContent).toBeGreaterThanOrEqual(44);
    const text = document.createRange();
    text.selectNodeContents(link.closest('li')?.firstChild as Node);
    expect(boxOf(link).top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom - 1);
  }
});
