import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/measure.ts';
import { withTouchScreen } from '../testing/touchScreen.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const light = page.getByRole('radio', { name: 'Light', exact: true });
const dark = page.getByRole('radio', { name: 'Dark', exact: true });

withTouchScreen();

test('on a touch screen each option has a target of 44 × 44 px', async () => {
  await page.viewport(320, 640);
  await render(
    <div style={{ padding: '16px' }}>
      <ThemeToggle />
    </div>,
  );
  const hits = (side: typeof light, x: number, y: number) =>
    expect(document.elementFromPoint(x, y)?.closest('label')).toContainElement(side.element());
  const { right: middle, top, height } = boxOf(light);
  for (const y of [-21, 21].map((away) => top + height / 2 + away)) {
    for (const away of [1, 43]) {
      hits(light, middle - away, y);
      hits(dark, middle + away, y);
    }
  }
});
