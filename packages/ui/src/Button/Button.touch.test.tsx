import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withTouchScreen } from '../testing/touchScreen.ts';
import { Button } from './Button.tsx';

withTouchScreen();

test('a small button too is large enough for a finger', async () => {
  await render(<Button size="small">Compare</Button>);
  const button = page.getByRole('button', { name: 'Compare' }).element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
