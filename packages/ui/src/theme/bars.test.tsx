import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from '../Banner/Banner.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { TierCard } from '../TierCard/TierCard.tsx';
import { boxOf, styleOf } from '../testing/measure.ts';
import { ViewBar } from '../ViewBar/ViewBar.tsx';

const header = <SiteHeader logo="Fernhill" items={[]} />;
const viewBar = <ViewBar>All offers</ViewBar>;
const both = (
  <>
    {header}
    {viewBar}
  </>
);
const belowBars: CSSProperties = { position: 'sticky', top: 'var(--ui-size-sticky-top)' };

/** A long page, scrolled down; a heading in it sticks below the bars. */
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

test('without bars, what sticks is at the window’s top', async () => {
  await show();
  await expect.poll(heading).toBe(0);
  expect(getComputedStyle(root).scrollPaddingTop).toBe('16px');
});

test('what sticks is below the header, however high that is', async () => {
  await show(header);
  await expect.poll(heading).toBe(64);
  expect(getComputedStyle(root).scrollPaddingTop).toBe('80px');
  set('size-header', '6rem');
  await expect.poll(heading).toBe(96);
  expect(banner().height).toBe(96);
});

test('with both bars, each sticks below the other, however high they are', async () => {
  await show(both);
  await expect.poll(heading).toBe(120);
  set('size-view-bar', '5rem');
  await expect.poll(heading).toBe(144);
  expect(top(viewBarElement())).toBe(64);
  expect(banner().top).toBe(0);
});

test('in a short window only the view bar sticks', async () => {
  await page.viewport(1280, 480);
  await show(both);
  await expect.poll(heading).toBe(56);
  expect(top(viewBarElement())).toBe(0);
  expect(banner().bottom).toBeLessThan(0);
});

/** On a phone: a long card, scrolled into, whose header sticks below the bars. */
const showCard = async (bars: ReactNode) => {
  await page.viewport(360, 800);
  const groups = [{ id: 'days', label: 'Days', rows: [{ id: 'a', label: 'Monday', value: '9' }] }];
  await render(
    <>
      {bars}
      <TierCard id="offer" heading="Offers" groups={groups} style={{ height: '300vh' }} />
      <div style={{ height: '100vh' }} />
    </>,
  );
  scrollTo(0, 500);
};
const cardHeader = () => {
  const name = page.getByRole('heading', { name: 'Offers' }).element();
  return top(name.parentElement as Element);
};
const clearOfBars = () => getComputedStyle(root).scrollPaddingTop;

test('on a phone the header leaves on the way down and comes back on the way up, and what sticks below moves along', async () => {
  await showCard(both);
  await expect.poll(cardHeader).toBe(56);
  expect(top(viewBarElement())).toBe(0);
  expect(banner().bottom).toBe(0);
  // What is scrolled to keeps clear of a header that may come back.
  expect(clearOfBars()).toBe('120px');
  scrollBy(0, -10);
  await expect.poll(cardHeader).toBe(48 + 56);
  expect(top(viewBarElement())).toBe(48);
  expect(banner().top).toBe(0);
  expect(clearOfBars()).toBe('120px');
});

test('what sticks is below a header that takes two lines, and takes its place while it is away', async () => {
  const actions = <button type="button">Book a visit to one of our studios</button>;
  await showCard(
    <>
      <SiteHeader logo="Thunderbolt Podcast Agency" actions={actions} />
      {viewBar}
    </>,
  );
  await expect.poll(cardHeader).toBe(56);
  expect(banner().bottom).toBe(0);
  const { height } = banner();
  expect(height).toBeGreaterThan(48);
  scrollBy(0, -10);
  await expect.poll(cardHeader).toBe(height + 56);
  expect(top(viewBarElement())).toBe(height);
  expect(banner().top).toBe(0);
});

test('a view bar without a header sticks at the window’s top', async () => {
  await show(viewBar);
  await expect.poll(heading).toBe(56);
  expect(top(viewBarElement())).toBe(0);
});

test('a bar of one’s own is announced by the variable, and the view bar sticks below it', async () => {
  await show(viewBar);
  set('size-sticky-top', '100px');
  await expect.poll(heading).toBe(100);
  expect(top(viewBarElement())).toBe(100 - 56);
});

test('bars line up with a page that is narrower, or has other margins', async () => {
  await render(<Banner>Open on Sundays</Banner>);
  const gutter = () => {
    const { paddingInlineStart } = styleOf(page.getByRole('complementary'));
    return Number.parseFloat(paddingInlineStart);
  };
  expect(gutter()).toBe(32);
  set('size-page', '60rem');
  expect(gutter()).toBe((1280 - 960) / 2 + 32);
  set('size-gutter', '7px');
  expect(gutter()).toBe(7);
});

test('the margins of a phone follow the spaces', async () => {
  await page.viewport(360, 800);
  await render(<Banner>Open on Sundays</Banner>);
  set('space-4', '20px');
  const { paddingInlineStart } = styleOf(page.getByRole('complementary'));
  expect(paddingInlineStart).toBe('20px');
});
