import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
const belowBars: CSSProperties = { position: 'sticky', top: 'var(--ui-size-sticky-top)' };

/** Renders a long page, scrolled down, whose heading sticks below the bars. */
const show = async (bars?: ReactNode) => {
  await render(
    <>
      {bars}
      <h2 style={belowBars}>Offers</h2>
      <div style={{ height: '300vh' }} />
    </>,
  );
  scrollTo(0, 500);
};

const top = (element: Element) => element.getBoundingClientRect().top;
const heading = () => top(page.getByRole('heading', { name: 'Offers' }).element());
const viewBarElement = () => page.getByRole('region', { name: 'Display' }).element();
const banner = () => boxOf(page.getByRole('banner'));
const { documentElement: root } = document;
const set = (name: string, value: string) => root.style.setProperty(`--ui-${name}`, value);

test('the attributes on `html` reserve room for bars before hydration', async () => {
  root.setAttribute('data-site-header', '');
  root.setAttribute('data-view-bar', '');
  await show();
  await expect.poll(heading).toBe(100);
  expect(styleOf(root).scrollPaddingTop).toBe('116px');
});

test('bars that are gone leave no room', async () => {
  const { unmount } = await render(both);
  expect(styleOf(root).scrollPaddingTop).toBe('116px');
  await unmount();
  expect(styleOf(root).scrollPaddingTop).toBe('16px');
});

test.each([
  ['no bars', undefined, 0, 'size-header', '6rem', 0],
  ['a header', header, 52, 'size-header', '6rem', 96],
  ['a view bar', viewBar, 48, 'size-view-bar', '5rem', 80],
  ['both', both, 100, 'size-view-bar', '5rem', 132],
  ['a view bar and a custom bar', viewBar, 48, 'size-sticky-top', '100px', 100],
])(
  'sticky content is below %s, whatever its height',
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
  [390, 480],
  // With a sticky header in the content, too little of it would remain visible.
  [1093, 520],
])('in a short window only the view bar sticks: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await show(both);
  await expect.poll(heading).toBe(48);
  expect(top(viewBarElement())).toBe(0);
  expect(banner().bottom).toBeLessThan(0);
});

test.each([
  ['one line', header],
  [
    'two lines',
    <SiteHeader
      key="two"
      logo="Thunderbolt Podcast Agency"
      actions={<button type="button">Book a visit to one of our studios</button>}
    />,
  ],
])(
  'on a phone a header of %s hides on scrolling down and returns on scrolling up; sticky content moves along',
  async (lines, it) => {
    await page.viewport(360, 800);
    await render(
      <>
        {it}
        {viewBar}
        <h2 className={sticky}>Offers</h2>
        <div style={{ height: '400vh' }} />
      </>,
    );
    const { height } = banner();
    expect(height > 48).toBe(lines === 'two lines');
    // Scroll targets keep clear of a header that may return.
    const clearOfBars = `${height + 48 + 16}px`;
    scrollTo(0, 500);
    await expect.poll(heading).toBe(48);
    expect([top(viewBarElement()), banner().bottom]).toEqual([0, 0]);
    expect(styleOf(root).scrollPaddingTop).toBe(clearOfBars);
    scrollBy(0, -10);
    await expect.poll(heading).toBe(height + 48);
    expect([top(viewBarElement()), banner().top]).toEqual([height, 0]);
    expect(styleOf(root).scrollPaddingTop).toBe(clearOfBars);
  },
);

test('on a phone, sticky content is below a view bar whose controls wrap', async () => {
  await page.viewport(390, 800);
  await render(
    <>
      {header}
      <ViewBar>
        {['Period', 'Currency', 'Audience'].map((label) => (
          <ViewSwitch
            key={label}
            label={label}
            name={label}
            options={[
              { value: 'a', label: `${label} one` },
              { value: 'b', label: `${label} two` },
            ]}
          />
        ))}
      </ViewBar>
      <h2 className={sticky}>Offers</h2>
      <div style={{ height: '400vh' }} />
    </>,
  );
  scrollTo(0, 500);
  const bar = () => boxOf(viewBarElement());
  expect(bar().height).toBeGreaterThan(90);
  await expect.poll(() => [bar().top, heading()]).toEqual([0, bar().height]);
  scrollBy(0, -10);
  await expect.poll(() => [bar().top, heading()]).toEqual([48, 48 + bar().height]);
  expect(styleOf(root).scrollPaddingTop).toBe(`${48 + bar().height + 16}px`);
});

test('bars align with a narrower page and with other margins or spaces', async () => {
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
