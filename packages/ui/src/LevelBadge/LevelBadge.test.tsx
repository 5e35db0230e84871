import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LevelBadge, type LevelBadgeProps } from './LevelBadge.tsx';

/** Each bar of the meter, from the lowest: is it filled? */
async function bars(props: LevelBadgeProps) {
  const { container } = await render(<LevelBadge {...props} />);
  return Array.from(
    container.querySelectorAll('path'),
    (bar) => getComputedStyle(bar).fill !== 'none',
  );
}

test('the label names the level', async () => {
  await render(<LevelBadge level={2} />);
  await expect.element(page.getByText('Level 2', { exact: true })).toBeVisible();
});

test('its words can be another language', async () => {
  await render(<LevelBadge level={2} labels={{ level: 'Vlak {level}' }} />);
  await expect.element(page.getByText('Vlak 2', { exact: true })).toBeVisible();
});

test('as many bars are filled as the level has', async () => {
  expect(await bars({ level: 0 })).toEqual([false, false, false]);
  expect(await bars({ level: 1 })).toEqual([true, false, false]);
  expect(await bars({ level: 3 })).toEqual([true, true, true]);
  expect(await bars({ level: 4, levels: 5 })).toEqual([true, true, true, true, false]);
});

test('a level outside the scale shows its label and fills no bar', async () => {
  expect(await bars({ level: 'Custom' })).toEqual([false, false, false]);
  await expect.element(page.getByText('Custom', { exact: true })).toBeVisible();
});

test('a bar is drawn in segments, one more than the bar before, hollow ones in outline', async () => {
  const { container } = await render(
    <p style={{ color: 'red' }}>
      <LevelBadge level={1} />
    </p>,
  );
  const [filled, ...hollow] = Array.from(container.querySelectorAll('path'), (bar) => {
    const { fill, stroke } = getComputedStyle(bar);
    return { segments: bar.getAttribute('d')?.match(/z/g)?.length, fill, stroke };
  });
  // In the colour of text, whatever is around: what is drawn needs more contrast than muted text.
  const { color: text } = getComputedStyle(document.documentElement);
  expect(filled).toEqual({ segments: 2, fill: text, stroke: text });
  expect(hollow).toEqual([3, 4].map((segments) => ({ segments, fill: 'none', stroke: text })));
});

test('the bars increase in height', async () => {
  const { container } = await render(<LevelBadge level={1} />);
  const heights = Array.from(
    container.querySelectorAll('path'),
    (bar) => bar.getBoundingClientRect().height,
  );
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

test('the meter is hidden from screen readers', async () => {
  await render(<LevelBadge level={1} />);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
