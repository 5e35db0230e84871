import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from '../Banner/Banner.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { boxOf, styleOf } from '../testing/helpers.ts';
import { sticky } from '../testing/sticky.css.ts';
import { ViewBar } from '../ViewBar/ViewBar.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';

const header = <SiteHeader logo="Fernhill" items={[]} />;
const viewBar = <ViewBar>All offers</ViewBar>;
const both = (
  <>
    {header}
    {viewBar}
  </>
);

const show = async (bars?: ReactNode) => {
  await render(
    <>
      {bars}
      <h2 className={sticky}>Offers</h2>
      <div style={{ height: '400vh' }} />
    </>,
  );
  scrollTo(0, 500);
};

const heading = () => boxOf(page.getByRole('heading', { name: 'Offers' })).top;
const view = () => boxOf(page.getByRole('region', { name: 'Display' }));
const banner = () => boxOf(page.getByRole('banner'));
const { documentElement: root } = document;
const set = (name: string, value: string) => root.style.setProperty(`--ui-${name}`, value);

test('`html` reserves room for bars from before hydration until they are removed', async () => {
  const padding = () => styleOf(root).scrollPaddingTop;
  root.setAttribute('data-site-header', '');
  root.setAttribute('data-view-bar', '');
  await show();
  await expect.poll(heading).toBe(96);
  expect(padding()).toBe('112px');
  const { unmount } = await render(both);
  expect(padding()).toBe('112px');
  await unmount();
  expect(padding()).toBe('16px');
});

test.each([
  ['no bars', undefined, 0, 'size-header', '6rem', 0],
  ['a header', header, 48, 'size-header', '6rem', 96],
  ['a view bar', viewBar, 48, 'size-view-bar', '5rem', 80],
  ['both', both, 96, 'size-view-bar', '5rem', 128],
  ['a view bar and a custom bar', viewBar, 48, 'size-sticky-top', '100px', 100],
])(
  'sticky content is below the bars at any bar height: %s',
  async (_, bars, height, variable, other, otherHeight) => {
    await show(bars);
    await expect.poll(heading).toBe(height);
    expect(styleOf(root).scrollPaddingTop).toBe(`${height + 16}px`);
    set(variable, other);
    await expect.poll(heading).toBe(otherHeight);
    const shown = page.getByRole('banner').or(page.getByRole('region')).elements().map(boxOf);
    expect(shown.at(0)?.top ?? 0).toBe(variable === 'size-sticky-top' ? 100 - 48 : 0);
    expect(shown.at(-1)?.bottom ?? 0).toBe(otherHeight);
  },
);

test.each([
  // In so short a window, the bars and a table's sticky header would leave too little room.
  [1093, 520],
  // Large text has the same effect.
  [1280, 720, 32],
])(
  'only the view bar sticks if the window is short or text is large: %i × %i',
  async (width, height, textSize = 16) => {
    const setTextSize = async (standard: number) => {
      await cdp().send('Page.setFontSizes', { fontSizes: { standard } });
    };
    onTestFinished(() => setTextSize(16));
    await setTextSize(textSize);
    await page.viewport(width, height);
    await show(both);
    await expect.poll(heading).toBe(3 * textSize);
    expect(view().top).toBe(0);
    expect(banner().bottom).toBeLessThan(0);
  },
);

const tallHeader = (
  <SiteHeader
    logo="Thunderbolt Podcast Agency"
    actions={<button type="button">Book a visit to one of our studios</button>}
  />
);
const tallViewBar = (
  <ViewBar>
    {['Period', 'Currency', 'Audience'].map((label) => (
      <ViewSwitch
        key={label}
        label={label}
        name={label}
        options={['one', 'two'].map((value) => ({ value, label: `${label} ${value}` }))}
      />
    ))}
  </ViewBar>
);

test.each([
  ['bars of one line', header, viewBar, 48, 48],
  ['bars of two lines', tallHeader, tallViewBar, 56, 86],
])(
  'sticky content follows a phone’s header that hides and returns: %s',
  async (_, first, second, leastHeight, leastBarHeight) => {
    await page.viewport(360, 800);
    await show(
      <>
        {first}
        {second}
      </>,
    );
    const { height } = banner();
    const { height: bar } = view();
    expect(height).toBeGreaterThanOrEqual(leastHeight);
    expect(bar).toBeGreaterThanOrEqual(leastBarHeight);
    await expect.poll(() => [heading(), view().top, banner().bottom]).toEqual([bar, 0, 0]);
    // Scroll targets keep clear of a header that may return.
    expect(styleOf(root).scrollPaddingTop).toBe(`${height + bar + 16}px`);
    scrollBy(0, -10);
    const shown = () => [heading(), view().top, banner().top];
    await expect.poll(shown).toEqual([height + bar, height, 0]);
    expect(styleOf(root).scrollPaddingTop).toBe(`${height + bar + 16}px`);
  },
);

test('bars align with a page whose width, gutter and spacing are customised', async () => {
  await render(<Banner>Open on Sundays</Banner>);
  const gutter = () => styleOf(page.getByRole('complementary')).paddingInlineStart;
  expect(gutter()).toBe('32px');
  set('size-page', '60rem');
  expect(gutter()).toBe(`${(1280 - 960) / 2 + 32}px`);
  await page.viewport(360, 800);
  set('space-4', '20px');
  expect(gutter()).toBe('20px');
  set('size-gutter', '7px');
  expect(gutter()).toBe('7px');
});
