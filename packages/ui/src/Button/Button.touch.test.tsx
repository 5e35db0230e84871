import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withTouchScreen } from '../testing/touchScreen.ts';
import { Button } from './Button.tsx';

withTouchScreen();

test('a small button is 44 px high on touch screens', async () => {
  await render(<Button size="small">Compare</Button>);
  const button = page.getByRole('button', { name: 'Compare' }).element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
