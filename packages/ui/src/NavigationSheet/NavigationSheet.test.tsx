import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { toast } from '../Toast/toast.ts';
import { exampleNavigation } from '../testing/exampleNavigation.tsx';
import { boxOf } from '../testing/helpers.ts';
import { NavigationSheet } from './NavigationSheet.tsx';

const navigation = exampleNavigation(() => {});

const opener = page.getByRole('button', { name: 'Open menu' });
const closer = page.getByRole('button', { name: 'Close menu' });
const sheet = page.getByRole('dialog', { name: 'Menu' });
const isOpen = () => expect.element(sheet).toBeVisible();
const open = async () => {
  await opener.click();
  await isOpen();
};
const isClosed = () => expect.element(sheet).not.toBeInTheDocument();

const longText =
  'The Shop is being built. It opens when all of its shelves are full of good things.';

const showSoon = () => void toast({ title: 'Coming Soon', description: longText });

beforeEach(() => page.viewport(700, 800));

test('a link closes the sheet, and scrolls to its target unless a router handles the click', async () => {
  await render(
    <>
      <NavigationSheet items={[{ label: 'Questions', href: '#questions' }]} />
      <h2 id="questions" style={{ marginBlock: 3000 }}>
        Questions
      </h2>
    </>,
  );
  const link = page.getByRole('link', { name: 'Questions' });
  const route = (event: Event) => {
    event.preventDefault();
    scrollTo(0, 1000);
  };
  // Like a click in Safari, `click()` does not focus the button. Closing the sheet does, but must not scroll there.
  (opener.element() as HTMLElement).click();
  document.addEventListener('click', route, { capture: true, once: true });
  await link.click();
  await isClosed();
  expect(scrollY).toBe(1000);
  await expect.element(opener).toHaveFocus();
  await open();
  await link.click();
  await isClosed();
  expect(scrollY).toBeGreaterThan(2000);
});

test('the sheet fills a narrow screen, and is 400 px wide on a wider one', async () => {
  await render(<NavigationSheet items={navigation} />);
  await open();
  for (const [viewport, width] of [
    [640, 400],
    [639, 639],
  ] as const) {
    await page.viewport(viewport, 800);
    await expect.poll(() => boxOf(sheet).right).toBe(viewport);
    expect(boxOf(sheet)).toMatchObject({ width, top: 0, height: 800 });
  }
  await page.viewport(1023, 800);
  document.documentElement.dir = 'rtl';
  await expect.poll(() => boxOf(sheet).left).toBe(0);
});

test('a sub-list keeps its state while the sheet is closed', async () => {
  await render(<NavigationSheet items={navigation} labels={{ menu: 'Fernhill' }} />);
  const fernhill = page.getByRole('dialog', { name: 'Fernhill' });
  const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
  await opener.click();
  await expect.element(fernhill.getByRole('navigation', { name: 'Fernhill' })).toBeVisible();
  await expect.element(fernhill.getByText('Fernhill')).toBeVisible();
  await expect.element(bundles).not.toBeInTheDocument();
  await fernhill.getByText('Pricing').click();
  await expect.element(bundles).toBeVisible();
  await expect.element(bundles).toHaveAttribute('aria-current', 'page');
  await closer.click();
  await expect.element(fernhill).not.toBeInTheDocument();
  await opener.click();
  await expect.element(bundles).toBeVisible();
  fernhill.getByText('Pricing').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bundles).not.toBeInTheDocument();
});

test('a sub-list can be expanded initially', async () => {
  const rooms = { label: 'Rooms', expanded: true, items: [{ label: 'Cellar', href: '/cellar' }] };
  await render(<NavigationSheet items={[rooms]} footer={<a href="tel:112">Call us</a>} />);
  await opener.click();
  await expect.element(page.getByRole('link', { name: 'Cellar' })).toBeVisible();
  const call = boxOf(sheet.getByRole('link', { name: 'Call us' }));
  expect(call.height).toBeGreaterThanOrEqual(44);
  expect(call.top).toBeGreaterThanOrEqual(boxOf(sheet.getByRole('navigation')).bottom);
});

test.each([568, 900])(
  'a toast in a sheet %i px tall moves nothing and covers no control',
  async (height) => {
    await page.viewport(320, height);
    const sheetWithShop = <NavigationSheet items={exampleNavigation(showSoon)} />;
    await render(<ToastProvider>{sheetWithShop}</ToastProvider>);
    await opener.click();
    const isStill = () => expect.poll(() => document.getAnimations().length).toBe(0);
    await isStill();
    const shop = page.getByRole('button', { name: /Shop/ });
    const parts = [sheet.getByText('Menu', { exact: true }), closer, shop];
    for (const top of [0, 1000]) {
      sheet.element().scrollTo({ top });
      const before = parts.map(boxOf);
      await shop.click({ force: true });
      const message = sheet.getByRole('listitem').filter({ hasText: longText });
      await expect.element(message).toBeVisible();
      await isStill();
      expect(parts.map(boxOf)).toEqual(before);
      const shown = boxOf(message);
      expect(shown.top).toBeGreaterThanOrEqual(0);
      expect(shown.bottom).toBeLessThanOrEqual(height);
      for (const { top: start, bottom } of before) {
        expect(bottom <= shown.top || start >= shown.bottom).toBe(true);
      }
      await sheet.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.element(message).not.toBeInTheDocument();
    }
  },
);
