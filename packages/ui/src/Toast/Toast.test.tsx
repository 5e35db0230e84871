import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, stopClock, wait } from '../testing/helpers.ts';
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { toast } from './toast.ts';

const soon = { title: 'Coming Soon', description: 'The Shop is currently under development.' };
const numbered = (number: number) => ({ title: `Message ${number}` });
const lasting = { duration: Number.POSITIVE_INFINITY };

const show = (props: ToastProviderProps = {}) =>
  render(
    <ToastProvider {...props}>
      <button type="button" onClick={() => toast(soon)}>
        Shop
      </button>
      <div id="video">
        <input aria-label="Name" />
      </div>
      <dialog id="dialog" aria-label="Menu" />
    </ToastProvider>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shop = button('Shop');
const closer = button('Close');
const title = page.getByText('Coming Soon', { exact: true });
const message = (number: number) => page.getByText(`Message ${number}`);
const toasts = page.getByRole('listitem');

test('a toast is announced once, and interrupts screen readers only if its tone is `danger`', async () => {
  await show();
  const announced = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { ariaLive, textContent } of document.querySelectorAll('[aria-live]'))
      if (textContent) announced.add(`${ariaLive}: ${textContent}`);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await shop.click();
  const action = { children: 'Retry', onClick: () => {} };
  toast({ title: 'Not saved', tone: 'danger', action });
  const announcements = [
    `polite: Notification ${soon.title} ${soon.description}`,
    'assertive: Notification Not saved Retry',
  ];
  await expect.poll(() => [...announced]).toEqual(announcements);
});

test("a toast closes after its own or the provider's duration, unless the pointer is on it", async () => {
  stopClock();
  await show({ duration: 5000 });
  toast({ ...numbered(1), duration: 1000 });
  await shop.click();
  await expect.element(message(1)).toBeVisible();
  wait(1000);
  await expect.element(message(1)).not.toBeInTheDocument();
  await title.hover();
  wait(50_000);
  await expect.element(title).toBeVisible();
  await closer.click();
  await expect.element(title).not.toBeInTheDocument();
  // Regression: a toast never closed if the previous one had been closed under the pointer.
  toast(soon);
  toast({ ...numbered(2), ...lasting });
  await expect.element(message(2)).toBeVisible();
  wait(4999);
  await expect.element(title).toBeVisible();
  wait(1);
  await expect.element(title).not.toBeInTheDocument();
  wait(60_000);
  await expect.element(message(2)).toBeVisible();
});

test('an identical or a fourth toast replaces an older one', async () => {
  await show();
  const undo = () => ({ children: 'Undo', onClick: () => {} });
  for (const identical of [soon, soon, soon]) toast(identical);
  for (const action of [undo(), undo()]) toast({ title: 'Deleted', tone: 'danger', action });
  await expect.poll(() => button('Undo').elements()).toHaveLength(2);
  expect(toasts.elements()).toHaveLength(3);
  toast({ title: 'Offline', ...lasting });
  for (const number of [1, 2, 3]) toast(numbered(number));
  await expect.element(message(3)).toBeVisible();
  await expect.element(page.getByText('Offline')).toBeVisible();
  expect(button('Undo').elements()).toHaveLength(2);
  expect(toasts.elements()).toHaveLength(4);
});

test('F8 moves focus to the toasts, and focus returns when they close', async () => {
  await show();
  const onClick = vi.fn();
  const ways: [lead: string, close: () => void][] = [
    ['{F8}{Tab}{Tab}', () => userEvent.keyboard('{Enter}')],
    ['{F8}{Tab}{Tab}{Tab}', () => userEvent.keyboard('{Enter}')],
    ['{F8}{Tab}', () => userEvent.keyboard('{Escape}')],
    ['{F8}', () => toast.dismiss()],
  ];
  for (const [index, [lead, close]] of ways.entries()) {
    shop.element().focus();
    toast({ ...numbered(index), action: { children: 'Undo', onClick } });
    await expect.element(message(index)).toBeVisible();
    await userEvent.keyboard(lead);
    await expect.element(shop).not.toHaveFocus();
    await close();
    await expect.element(message(index)).not.toBeInTheDocument();
    await expect.element(shop).toHaveFocus();
  }
  expect(onClick.mock.calls).toEqual([[]]);
});

test('`dismiss` closes only the given toast', async () => {
  const { unmount } = await show();
  const first = toast(numbered(1));
  toast(numbered(2));
  await expect.element(message(2)).toBeVisible();
  toast.dismiss(first);
  await expect.element(message(1)).not.toBeInTheDocument();
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(message(2)).toBeVisible();
  await unmount();
  await expect.element(message(2)).not.toBeInTheDocument();
  toast(numbered(3));
  expect(vi.mocked(console.warn).mock.lastCall).toEqual([expect.stringContaining('ToastProvider')]);
  vi.mocked(console.warn).mockClear();
});

test('a toast stays above modal dialogs and fullscreen elements as they open and close', async () => {
  await show();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const upper = Object.assign(document.createElement('dialog'), { id: 'upper' });
  document.body.append(upper);
  const video = document.getElementById('video') as HTMLElement;
  // Browsers show an element in fullscreen only after a real click.
  await page.getByRole('textbox').click();
  dialog.showModal();
  toast({ ...soon, ...lasting });
  // The live region must be inside the modal dialog, because everything outside is inert.
  await expect.poll(() => document.querySelectorAll('#dialog [aria-live]')).toHaveLength(1);
  const topmost = () => {
    const { left, top } = boxOf(title);
    return document.elementFromPoint(left + 1, top + 1);
  };
  for (const [change, host] of [
    [() => upper.showModal(), 'upper'],
    // A framework can remove a page together with its open dialog.
    [() => upper.remove(), 'dialog'],
    [() => dialog.close(), undefined],
    [() => video.requestFullscreen(), 'video'],
    [() => document.exitFullscreen(), undefined],
  ] as const) {
    await change();
    await expect.poll(() => title.element().closest('dialog, #video')?.id).toBe(host);
    await expect.poll(topmost).toBe(title.element());
  }
});

test('toasts follow the part of the window that pinch zoom shows', async () => {
  await show();
  toast({ ...soon, ...lasting });
  await expect.element(title).toBeVisible();
  const shown = { offsetLeft: 700, offsetTop: 500, width: 320, height: 200 };
  for (const [side, value] of Object.entries(shown)) {
    vi.spyOn(VisualViewport.prototype, side as keyof typeof shown, 'get').mockReturnValue(value);
  }
  visualViewport?.dispatchEvent(new Event('scroll'));
  await expect.poll(() => document.getAnimations().length).toBe(0);
  const { left, right, top, bottom } = boxOf(toasts);
  expect([left >= 700, right <= 1020, top >= 500, bottom <= 700]).toEqual(Array(4).fill(true));
});

test('toasts taller than the window can be scrolled with the keyboard', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  await show();
  const description =
    'The Winkelvoorraadbestuurstelselonderhoud could not be kept, as you were too slow for it.';
  for (const number of [1, 2, 3]) toast({ ...numbered(number), ...lasting, description });
  await expect.element(message(3)).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect(boxOf(closer.first()).right).toBeLessThan(360);
  const { left, top } = boxOf(toasts.first());
  expect(document.elementFromPoint(left - 4, top + 40)?.closest('[role=region]')).toBeNull();
  const bottom = () => boxOf(toasts.last()).bottom;
  expect(bottom()).toBeGreaterThan(740);
  await userEvent.keyboard('{F8}{End}');
  await expect.poll(bottom).toBeLessThanOrEqual(740);
});
