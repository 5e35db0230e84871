import { expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, emulateMedia, linesOf, printedMedia, styleOf } from '../testing/helpers.ts';
import { ViewBar } from '../ViewBar/ViewBar.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const options = [
  { value: 'brand', label: 'Brand' },
  { value: 'creator', label: 'Creator' },
] as const;

test('a filled dot marks the current option without colour', async () => {
  await render(<ViewSwitch label="Show" name="view" options={options} />);
  const fill = (name: string) => {
    const dot = page.getByRole('radio', { name }).element().nextElementSibling as Element;
    return getComputedStyle(dot).backgroundColor;
  };
  expect(fill('Creator')).toBe('rgba(0, 0, 0, 0)');
  expect(fill('Brand')).not.toBe('rgba(0, 0, 0, 0)');
});

test("a value that is not an option's does not compile", () => {
  const props = { label: 'Show', name: 'view', options } as const;
  // @ts-expect-error: no option has this value.
  <ViewSwitch {...props} value="brnad" />;
  // @ts-expect-error: no option has this value.
  <ViewSwitch {...props} defaultValue="brnad" />;
  // @ts-expect-error: also with inline options.
  <ViewSwitch label="Show" name="view" options={[{ value: 'a', label: 'A' }]} value="b" />;
  <ViewSwitch
    {...props}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<'brand' | 'creator'>()}
  />;
});

const names = ['Day', 'Week', 'Month', 'Quarter', 'Year'];
const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const optionOf = (name: string) =>
  page.getByRole('radio', { name, exact: true }).element().closest('label') as HTMLElement;
const box = (name: string) => boxOf(optionOf(name));

test('five options share one line while they fit', async () => {
  await render(<ViewSwitch label="Pay by" name="period" options={optionsOf(names)} />);
  expect(new Set(names.map((name) => box(name).top)).size).toBe(1);
});

test.each([
  ['five short names', names],
  ['long words', ['Aufnahmeleitung', 'Veranstaltungstechnik', 'Übertragungswagenverleih']],
])('at 320 px and text of 200 %%, options wrap without overflowing: %s', async (_, labels) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await render(<ViewSwitch label="Show" name="view" options={optionsOf(labels)} />);
  const boxes = labels.map(box);
  expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('in a column that shares its row, options wrap before their words break', async () => {
  await page.viewport(320, 640);
  await render(
    <div style={{ display: 'grid', gridTemplateColumns: 'auto auto' }}>
      <p>The rooms that are free this week, by size</p>
      <ViewSwitch label="Show" name="view" options={optionsOf(['Mitglieder', 'Mannschaft'])} />
    </div>,
  );
  for (const label of ['Mitglieder', 'Mannschaft']) expect(linesOf(page.getByText(label))).toBe(1);
});

test.each([
  ['alone', null],
  ['in a bar', ViewBar],
])(
  'at 360 px and text of 200 %%, two options wrap before their words break: %s',
  async (_, Bar) => {
    await page.viewport(360, 640);
    document.documentElement.style.fontSize = '200%';
    const labels = ['Enterprise', 'Freelancers'];
    const view = <ViewSwitch label="Show" name="view" options={optionsOf(labels)} />;
    await render(Bar ? <Bar>{view}</Bar> : view);
    for (const label of labels) expect(linesOf(page.getByText(label))).toBe(1);
    expect(new Set(labels.map((label) => box(label).top)).size).toBe(2);
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test.each([320, 390])('in a bar of %i px two options grow with the text size', async (width) => {
  await page.viewport(width, 640);
  const root = document.documentElement;
  await render(
    <ViewBar>
      <ViewSwitch label="Show" name="view" options={optionsOf(['Enterprise', 'SME'])} />
    </ViewBar>,
  );
  const sizes = () =>
    ['Enterprise', 'SME'].map((name) => Number.parseFloat(styleOf(page.getByText(name)).fontSize));
  const before = sizes();
  // The thumb is behind the current option.
  const thumb = page.getByRole('group').element().querySelector('label ~ span') as Element;
  for (const name of ['SME', 'Enterprise']) {
    await page.getByRole('radio', { name }).click();
    await expect.poll(() => thumb.getAnimations().length).toBe(0);
    const [behind, label] = [boxOf(thumb), box(name)];
    expect(behind.top).toBeCloseTo(label.top, 0);
    expect(behind.bottom).toBeCloseTo(label.bottom, 0);
    expect(behind.left).toBeCloseTo(label.left, 0);
  }
  root.style.fontSize = '200%';
  for (const [index, size] of sizes().entries()) {
    expect(size).toBeGreaterThanOrEqual(2 * (before[index] ?? Number.NaN));
  }
  expect(root.scrollWidth).toBe(width);
});

test.each(['none', 'active'])(
  'in rows, the current option is filled; forced colours: %s',
  async (forced) => {
    await emulateMedia({ 'forced-colors': forced });
    await page.viewport(320, 640);
    await render(
      <ViewSwitch label="Pay by" name="period" options={optionsOf(names)} defaultValue="Month" />,
    );
    for (const name of ['Month', 'Year']) {
      await page.getByRole('radio', { name, exact: true }).click();
      const label = () => styleOf(optionOf(name));
      await expect.poll(() => label().backgroundColor).not.toMatch(/, 0\)$/);
      expect(label().color).not.toBe(label().backgroundColor);
    }
    const other = optionOf('Month');
    await expect.poll(() => getComputedStyle(other).backgroundColor).toMatch(/, 0\)$/);
  },
);

test('in forced colours, the thumb of two options shows the chosen one', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await render(
    <div style={{ containerType: 'inline-size' }}>
      <ViewSwitch label="Show" name="view" options={options} />
    </div>,
  );
  const thumb = page.getByRole('group').element().querySelector('label ~ span') as Element;
  const { backgroundColor, display, forcedColorAdjust } = getComputedStyle(thumb);
  const [chosen, other] = page.getByRole('radio').elements();
  expect([display, forcedColorAdjust]).toEqual(['block', 'none']);
  expect(backgroundColor).not.toMatch(/, 0\)$/);
  const textColor = (radio?: Element) => styleOf(radio?.closest('label') as Element).color;
  expect(textColor(chosen)).not.toBe(backgroundColor);
  expect(textColor(chosen)).not.toBe(textColor(other));
});

test.each([2, 3])('a switch of %i options is not printed', async (count) => {
  await render(
    <div style={{ containerType: 'inline-size' }}>
      <ViewSwitch label="Show" name="view" options={optionsOf(['A', 'B', 'C'].slice(0, count))} />
    </div>,
  );
  const group = page.getByRole('group').element();
  await printedMedia();
  expect(group).not.toBeVisible();
});
