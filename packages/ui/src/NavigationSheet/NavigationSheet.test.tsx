import { StrictMode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../Link/Link.tsx';
import { toast } from '../Toast/toast.tsx';
import { exampleNavigation, HashLink } from '../testing/exampleNavigation.tsx';
import { boxOf, serverRendered, styleOf } from '../testing/helpers.ts';
import { NavigationSheet, type NavigationSheetProps } from './NavigationSheet.tsx';

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
const clickBackdrop = () =>
  userEvent.click(document.documentElement, { position: { x: 20, y: 400 }, force: true });

const inside = { bubbles: true, clientX: 600, clientY: 400 };
const beside = { bubbles: true, clientX: 20, clientY: 400 };

const show = (props: NavigationSheetProps = {}) =>
  render(
    <LinkProvider component={HashLink}>
      <NavigationSheet items={navigation} {...props} />
      <button type="button">Behind</button>
      <div id="tall" />
    </LinkProvider>,
  );

const longText =
  'The Shop is being built. It opens when all of its shelves are full of good things.';

const showSoon = () => void toast({ title: 'Coming Soon', description: longText });

beforeEach(() => page.viewport(700, 800));

test('a link within the page scrolls to its target and stays there', async () => {
  await render(
    <>
      <NavigationSheet items={[{ label: 'Questions', href: '#questions' }]} />
      <div style={{ height: '3000px' }} />
      <h2 id="questions">Questions</h2>
      <div style={{ height: '3000px' }} />
    </>,
  );
  await opener.click();
  await page.getByRole('link', { name: 'Questions' }).click();
  await isClosed();
  expect(page.getByRole('heading', { name: 'Questions' }).element()).toBeInTheDocument();
  expect(scrollY).toBeGreaterThan(2000);
});

test('a link closes the sheet even if a router prevents its default', async () => {
  await show();
  await open();
  const route = (event: Event) => event.preventDefault();
  document.addEventListener('click', route, { capture: true, once: true });
  await page.getByRole('link', { name: 'Home' }).click();
  await isClosed();
});

test('the sheet fills a narrow screen, and is 400 px wide at the end of a wider one', async () => {
  await show();
  await open();
  for (const [viewport, width] of [
    [1023, 400],
    [640, 400],
    [639, 639],
    [320, 320],
  ] as const) {
    await page.viewport(viewport, 800);
    await expect.poll(() => boxOf(sheet).right).toBe(viewport);
    expect(boxOf(sheet)).toMatchObject({ width, top: 0, height: 800 });
  }
  await page.viewport(1023, 800);
  document.documentElement.dir = 'rtl';
  await expect.poll(() => boxOf(sheet).left).toBe(0);
});

test('the sub-list expands and collapses, and keeps its state', async () => {
  await show();
  await opener.click();
  const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
  await expect.element(bundles).not.toBeInTheDocument();
  await sheet.getByText('Pricing').click();
  await expect.element(bundles).toBeVisible();
  await expect.element(bundles).toHaveAttribute('aria-current', 'page');
  await closer.click();
  await isClosed();
  await opener.click();
  await expect.element(bundles).toBeVisible();
  sheet.getByText('Pricing').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bundles).not.toBeInTheDocument();
});

test('a sub-list may be expanded initially; the footer follows the entries', async () => {
  await show({
    items: navigation.map((item) => ('items' in item ? { ...item, expanded: true } : item)),
    footer: <a href="tel:+27105550100">Call us</a>,
  });
  await opener.click();
  await expect.element(page.getByRole('link', { name: 'Podcasting Bundles' })).toBeVisible();
  const call = sheet.getByRole('link', { name: 'Call us' });
  expect(boxOf(call).height).toBeGreaterThanOrEqual(44);
  expect(boxOf(call).top).toBeGreaterThanOrEqual(boxOf(sheet.getByRole('navigation')).bottom);
});

test.each([568, 900])(
  'in a sheet %i px high, a toast moves nothing and covers neither title, close button nor its entry',
  async (height) => {
    await page.viewport(320, height);
    await render(<NavigationSheet items={exampleNavigation(showSoon)} />);
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
      expect(styleOf(sheet.getByText(longText)).fontWeight).toBe('400');
      await sheet.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.element(message).not.toBeInTheDocument();
    }
  },
);

test('without invoker commands and `closedby`, handlers open and close the sheet, unless `onClick` prevents the default', async () => {
  const { prototype: button } = HTMLButtonElement;
  const { prototype: dialog } = HTMLDialogElement;
  const command = Object.getOwnPropertyDescriptor(button, 'commandForElement');
  const closedBy = Object.getOwnPropertyDescriptor(dialog, 'closedBy');
  Reflect.deleteProperty(button, 'commandForElement');
  Reflect.deleteProperty(dialog, 'closedBy');
  onTestFinished(() => {
    Object.defineProperty(button, 'commandForElement', command ?? {});
    Object.defineProperty(dialog, 'closedBy', closedBy ?? {});
  });
  const onClick = vi.fn().mockImplementationOnce((event) => event.preventDefault());
  const onOpenChange = vi.fn();
  await render(
    <NavigationSheet items={navigation} onClick={onClick} onOpenChange={onOpenChange} />,
  );
  for (const each of document.querySelectorAll('[commandfor]')) each.removeAttribute('commandfor');
  document.querySelector('dialog')?.removeAttribute('closedby');
  await opener.click();
  expect(onClick).toHaveBeenCalledOnce();
  await isClosed();
  await open();
  await closer.click();
  await isClosed();
  await open();
  await clickBackdrop();
  await isClosed();
  await open();
  // A selection of text may begin inside and end outside.
  sheet.getByRole('navigation').element().dispatchEvent(new PointerEvent('pointerdown', inside));
  sheet.element().dispatchEvent(new MouseEvent('click', beside));
  // Before the transition ends.
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
});

test('`defaultOpen` opens the sheet without calling `onOpenChange`', async () => {
  const onOpenChange = vi.fn();
  await render(<NavigationSheet items={navigation} defaultOpen onOpenChange={onOpenChange} />);
  await isOpen();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect.element(opener).toHaveFocus();
});

test('a controlled sheet stays open, although the browser closes it on a second Escape', async () => {
  await render(<NavigationSheet items={navigation} open />);
  await isOpen();
  const closed = vi.fn();
  sheet.element().addEventListener('close', closed);
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  await isOpen();
  expect(sheet.element().matches(':modal')).toBe(true);
});

test('the sheet opens before hydration, then stays open and calls `onOpenChange`, also in StrictMode', async () => {
  const onOpenChange = vi.fn();
  const { hydrate } = serverRendered(
    <StrictMode>
      <NavigationSheet items={navigation} onOpenChange={onOpenChange} />
    </StrictMode>,
  );
  await open();
  await closer.click();
  await isClosed();
  await open();
  await sheet.getByText('Pricing').click();
  await expect.element(page.getByRole('link', { name: 'Podcasting Bundles' })).toBeVisible();
  hydrate();
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true]);
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('a controlled sheet that was opened before hydration can be closed', async () => {
  const onOpenChange = vi.fn();
  const tree = <NavigationSheet items={navigation} open={false} onOpenChange={onOpenChange} />;
  const { hydrate } = serverRendered(tree);
  await opener.click();
  hydrate();
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true]);
  await closer.click();
  await isClosed();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});

test('the heading names the dialog and its navigation', async () => {
  await render(<NavigationSheet items={navigation} heading="Fernhill" />);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Fernhill' });
  await expect.element(dialog.getByRole('navigation', { name: 'Fernhill' })).toBeVisible();
  await expect.element(dialog.getByText('Fernhill')).toBeVisible();
});
