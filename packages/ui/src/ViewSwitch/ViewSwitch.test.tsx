import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, emulateMedia, linesOf, printedMedia, styleOf } from '../testing/helpers.ts';
import { ViewBar } from '../ViewBar/ViewBar.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const names = ['Day', 'Week', 'Month', 'Quarter', 'Year'];
const show = (labels: readonly string[], props: object = {}) => (
  <ViewSwitch
    label="Show"
    name="view"
    options={labels.map((label) => ({ value: label, label }))}
    {...props}
  />
);
const optionOf = (name: string) =>
  page.getByRole('radio', { name, exact: true }).element().closest('label') as HTMLElement;
const box = (name: string) => boxOf(optionOf(name));

const two = ['Enterprise', 'Freelancers'];

test.each<[width: number, text: string, rows: number, labels: string[], view: ReactElement]>([
  [320, '200%', 3, names, show(names)],
  [360, '200%', 2, two, <ViewBar key="bar">{show(two)}</ViewBar>],
  [
    320,
    '100%',
    2,
    two,
    <div key="row" style={{ display: 'grid', gridTemplateColumns: 'auto auto' }}>
      <p>The rooms that are free this week, by size</p>
      {show(two)}
    </div>,
  ],
])(
  'at %i px with text at %s, options take %i rows instead of breaking words: %o',
  async (width, text, rows, labels, view) => {
    await page.viewport(width, 640);
    document.documentElement.style.fontSize = text;
    await render(view);
    expect(new Set(labels.map((label) => box(label).top)).size).toBe(rows);
    for (const label of labels) {
      expect(linesOf(page.getByText(label)), label).toBe(1);
      expect(box(label).left).toBeGreaterThanOrEqual(0);
      expect(box(label).right).toBeLessThanOrEqual(width);
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test('the chosen option has a filled dot, and in forced colours a visible thumb', async () => {
  await render(<div style={{ containerType: 'inline-size' }}>{show(two)}</div>);
  const [chosen, other] = page.getByRole('radio').elements();
  const fill = (radio?: Element) =>
    styleOf(radio?.closest('label') as Element, '::after').backgroundColor;
  expect(fill(other)).toBe('oklab(0 0 0 / 0)');
  expect(fill(chosen)).not.toBe('oklab(0 0 0 / 0)');
  await emulateMedia({ 'forced-colors': 'active' });
  const thumb = page.getByRole('group').element().querySelector('label ~ span') as Element;
  const { backgroundColor, display, forcedColorAdjust } = styleOf(thumb);
  expect([display, forcedColorAdjust]).toEqual(['block', 'none']);
  expect(backgroundColor).not.toMatch(/, 0\)$/);
  const textColor = (radio?: Element) => styleOf(radio?.closest('label') as Element).color;
  expect(textColor(chosen)).not.toBe(backgroundColor);
  expect(textColor(chosen)).not.toBe(textColor(other));
});

test('a switch is not printed', async () => {
  await render(
    <div style={{ containerType: 'inline-size' }}>
      {show(two)}
      {show(names, { name: 'period' })}
    </div>,
  );
  const groups = page.getByRole('group').elements();
  expect(groups).toHaveLength(2);
  await printedMedia();
  for (const group of groups) expect(group).not.toBeVisible();
});
