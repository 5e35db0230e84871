import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Field/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Field/Input.tsx';
import { Select } from '../Field/Select.tsx';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { Price } from '../Price/Price.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { exampleNavigation } from './exampleNavigation.tsx';
import { notes } from './exampleTiers.tsx';
import { boxOf, styleOf } from './helpers.ts';
import { itemForms } from './itemForms.tsx';

beforeEach(async () => {
  const touch = async (enabled: boolean) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  };
  await touch(true);
  onTestFinished(() => touch(false));
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
});

test('controls on a touch screen are 44 px tall and do not make iOS zoom', async () => {
  await render(
    <>
      <Button size="small">Compare</Button>
      <Field heading="Name">
        <Input name="name" />
      </Field>
      <Select aria-label="Room" />
      <Field heading="Send me news">
        <Checkbox />
      </Field>
    </>,
  );
  for (const role of ['button', 'textbox', 'combobox'] as const)
    expect(boxOf(page.getByRole(role)).height, role).toBeGreaterThanOrEqual(44);
  expect(Number.parseFloat(styleOf(page.getByRole('textbox')).fontSize)).toBeGreaterThanOrEqual(16);
  expect(boxOf(page.getByText('Send me news')).height).toBeCloseTo(44, 1);
  const checkbox = page.getByRole('checkbox');
  const { left, top } = boxOf(checkbox);
  for (const away of [-21, 21])
    expect(document.elementFromPoint(left + 12, top + 12 + away)).toBe(checkbox.element());
});

test('the links back from footnotes are at least 44 px tall and below the text', async () => {
  await page.viewport(360, 640);
  await render(<Footnotes notes={notes} />);
  for (const link of page.getByRole('link').elements()) {
    expect(boxOf(link).height, link.textContent).toBeGreaterThanOrEqual(44);
    const text = document.createRange();
    text.selectNodeContents(link.closest('li')?.firstChild as Node);
    expect(boxOf(link).top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom - 1);
  }
});

const rows = [1, 2].map((number) => ({
  id: String(number),
  label: `Item ${number}`,
  value: 'Yes',
  note: { number, noteId: `note-${number}`, referenceId: `reference-${number}` },
}));
const headline = (
  <a href="#enquire">
    <Price>Enquire</Price>
  </a>
);

function tapSize(link: Element): { width: number; height: number } {
  const { left, right, top, bottom } = boxOf(link);
  // Measures from the centre of a pixel, because hit testing rounds boxes to whole pixels.
  const middle = (start: number, end: number) => Math.floor((start + end) / 2) + 0.5;
  const [x, y] = [middle(left, right), middle(top, bottom)];
  const hits = (dx: number, dy: number) =>
    document.elementFromPoint(x + dx, y + dy)?.closest('a') === link;
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    while (hits(dx * (steps + 1), dy * (steps + 1))) steps++;
    return steps;
  };
  return { width: 1 + reach(-1, 0) + reach(1, 0), height: 1 + reach(0, -1) + reach(0, 1) };
}

test.each(itemForms)('%s: touch targets of links do not overlap', async (_, show) => {
  // The padding keeps the items clear of the sticky header.
  const style = { padding: '160px 40px', width: 320 };
  await render(<div style={style}>{show({ rows, headline, color: 'tier2' })}</div>);
  for (const link of page.getByRole('link').elements()) {
    // A target may be only as tall as its row, because the next row may have a link, too.
    const row = link.closest('dt, [scope=row]');
    const least = row ? Math.max(42, Math.floor(boxOf(row).height)) : 44;
    const { width, height } = tapSize(link);
    expect.soft(width, link.textContent).toBeGreaterThanOrEqual(44);
    expect.soft(height, link.textContent).toBeGreaterThanOrEqual(least);
  }
});

/** Touches the middle of an element, drags up by `up` px, and releases. */
async function touch(target: Locator, up = 0) {
  // Touch positions are relative to the window that contains the tests' frame.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, top, bottom } = boxOf(target);
  const at = (moved: number) => ({
    x: frame.left + (left + right) / 2,
    y: frame.top + (top + bottom) / 2 - moved,
  });
  const send = (type: string, touchPoints: object[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await send('touchStart', [at(0)]);
  if (up) await send('touchMove', [at(up / 2)]);
  if (up) await send('touchMove', [at(up)]);
  await send('touchEnd', []);
}

test('a tap opens or closes a dropdown, but scrolling by touch does not', async () => {
  await render(
    <>
      <SiteHeader logo={null} items={exampleNavigation(() => {})} />
      <main style={{ height: 3000 }}>
        <h1 style={{ position: 'fixed', top: 600 }}>Podcasting</h1>
      </main>
    </>,
  );
  const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
  await touch(page.getByRole('button', { name: 'Pricing' }));
  await expect.element(bundles).toBeVisible();
  // Waits for the scrolling to end: until then, a tap would only stop it.
  const scrolled = new Promise((ended) => addEventListener('scrollend', ended, { once: true }));
  await touch(page.getByRole('heading'), 200);
  await scrolled;
  expect(scrollY).toBeGreaterThan(100);
  await expect.element(bundles).toBeVisible();
  await touch(page.getByRole('heading'));
  await expect.element(bundles).not.toBeInTheDocument();
});

test('each option of a theme toggle has a target of 44 × 44 px', async () => {
  await page.viewport(320, 640);
  await render(
    <div style={{ padding: '16px' }}>
      <ThemeToggle />
    </div>,
  );
  const [light, dark] = page.getByRole('radio').elements();
  const { right: middle, top, height } = boxOf(light as Element);
  for (const y of [-21, 21].map((away) => top + height / 2 + away)) {
    for (const away of [1, 43]) {
      const labelAt = (x: number) => document.elementFromPoint(x, y)?.closest('label');
      expect(labelAt(middle - away)).toContainElement(light as HTMLElement);
      expect(labelAt(middle + away)).toContainElement(dark as HTMLElement);
    }
  }
});
