import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/helpers.ts';
import { SkipLink } from './SkipLink.tsx';

test('the link is visible only with focus, and moves focus to the `main` element', async () => {
  await render(
    <>
      <SkipLink />
      <a href="/">Home</a>
      <main id="main" tabIndex={-1}>
        <a href="/rooms">Rooms</a>
      </main>
    </>,
  );
  const link = page.getByRole('link', { name: 'Skip to the content' });
  // Full-page screenshots would show a link that is moved off screen.
  expect(boxOf(link).top).toBeGreaterThanOrEqual(0);
  const isSeen = () => {
    const { left, top } = boxOf(link);
    return document.elementFromPoint(left + 9, top + 9) === link.element();
  };
  expect(isSeen()).toBe(false);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(isSeen()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(isSeen()).toBe(false);
});
