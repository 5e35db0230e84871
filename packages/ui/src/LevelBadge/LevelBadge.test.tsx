import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LevelBadge, type LevelBadgeProps } from './LevelBadge.tsx';

test.each<[LevelBadgeProps, string, boolean[]]>([
  [{ level: 0 }, 'Level 0', [false, false, false]],
  [{ level: 3 }, 'Level 3', [true, true, true]],
  [{ level: 4, levels: 5 }, 'Level 4', [true, true, true, true, false]],
  [{ level: 'Custom' }, 'Custom', [false, false, false]],
  [{ level: 7 }, 'Level 7', [false, false, false]],
])('%j fills a bar per level, or none outside the scale', async (props, label, filled) => {
  const { container } = await render(<LevelBadge {...props} />);
  await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  const bars = [...container.querySelectorAll('path')];
  expect(bars.map((bar) => getComputedStyle(bar).fill !== 'none')).toEqual(filled);
});
