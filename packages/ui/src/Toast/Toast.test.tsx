import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, stopClock, wait } from '../testing/helpers.ts';
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { toast } from './toast.ts';

const soon = { title: 'Coming Soon', description: 'The Shop is currently under development.' };
const numbered = (number: number) => ({ title: `Message ${number}` });
const lasting = { duration: Number.POSITIVE_INFINITY };

const watch = ({ currentTarget }: MouseEvent) => currentTarget.parentElement?.requestFullscreen();

const show = (props: ToastProviderProps = {}) =>
  render(
    <ToastProvider {...props}>
      <button type="button" onClick={() => toast(soon)}>
        Shop
      </button>
      <div>
        <input aria-label="Name" />
        <button type="button" onClick={watch}>
          Watch
        </button>
      </div>
      <dialog id="dialog" aria-label="Menu" />
      <dialog id="upper" aria-label="Question" />
    </ToastProvider>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shop = button('Shop');
const closer = button('Close');
const title = page.getByText('Coming Soon', { exact: true });
const message = (number: number) => page.getByText(`Message ${number}`);
const region = page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = page.getByRole('listitem');
const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement;

/** Returns a list that collects the announcements to screen readers. */
function listen() {
  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    for (const live of document.querySelectorAll<HTMLElement>('[aria-live]')) {
      const text = `${live.ariaLive}: ${live.textContent}`;
      if (live.textContent && !announced.includes(text)) announced.push(text);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return announced;
}

test('a toast is announced once', async () => {
  await show();
  const announced = listen();
  await shop.click();
  await expect.element(region.getByText(soon.title)).toBeVisible();
  await expect.element(region.getByText(soon.description)).toBeVisible();
  const words = `polite: Notification ${soon.title} ${soon.description}`;
  await expect.poll(() => announced).toEqual([words]);
});

test('a danger toast interrupts screen readers', async () => {
  await show();
  const announced = listen();
  toast({ title: 'Not saved', tone: 'danger' });
  await expect.poll(() => announced).toEqual(['assertive: Notification Not saved ']);
});

test("a toast closes after its own duration, or by default the provider's", async () => {
  stopClock();
  await show({ duration: 5000 });
  toast({ ...numbered(1), ...lasting });
  toast({ ...numbered(2), duration: 1000 });
  toast(numbered(3));
  await expect.element(message(2)).toBeVisible();
  wait(1000);
  await expect.element(message(2)).not.toBeInTheDocument();
  wait(3999);
  await expect.element(message(3)).toBeVisible();
  wait(1);
  await expect.element(message(3)).not.toBeInTheDocument();
  wait(60_000);
  await expect.element(message(1)).toBeVisible();
});

test('timers pause while the pointer is on a toast, but not once that toast has closed', async () => {
  stopClock();
  await show({ duration: 5000 });
  await shop.click();
  await title.hover();
  wait(50_000);
  await expect.element(title).toBeVisible();
  await shop.hover();
  wait(4999);
  await expect.element(title).toBeVisible();
  await closer.click();
  await expect.element(title).not.toBeInTheDocument();
  // Regression: a toast never closed if the previous one had been closed under the pointer.
  await shop.click();
  await expect.element(title).toBeVisible();
  wait(5000);
  await expect.element(title).not.toBeInTheDocument();
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
  await show({ labels: { toast: 'Message', close: undefined } });
  const announced = listen();
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
    await expect.poll(() => announced[index]).toBe(`polite: Message Message ${index} Undo`);
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
  expect(toasts.element()).toHaveAttribute('data-state', 'open');
  await unmount();
  await expect.element(message(2)).not.toBeInTheDocument();
  toast(numbered(3));
  expect(vi.mocked(console.warn).mock.lastCall).toEqual([expect.stringContaining('ToastProvider')]);
  vi.mocked(console.warn).mockClear();
});

test('a toast stays usable as modal dialogs open and close', async () => {
  await show();
  const hostDialog = () => title.element().closest('dialog')?.id;
  const [dialog, upper] = [dialogOf('dialog'), dialogOf('upper')];
  const removed = Object.assign(document.createElement('dialog'), { id: 'removed' });
  document.body.append(removed);
  dialog.showModal();
  toast(soon);
  // The live region must be inside the modal dialog, because everything outside is inert.
  await expect.poll(() => document.querySelectorAll('#dialog [aria-live]')).toHaveLength(1);
  for (const [change, host] of [
    [() => dialog.close(), undefined],
    [() => dialog.showModal(), 'dialog'],
    [() => upper.showModal(), 'upper'],
    [() => upper.close(), 'dialog'],
    [() => removed.showModal(), 'removed'],
    // A framework can remove a page together with its open dialog.
    [() => removed.remove(), 'dialog'],
  ] as const) {
    change();
    await expect.poll(hostDialog).toBe(host);
    await expect.element(title).toBeVisible();
  }
  await closer.click();
  await expect.element(title).not.toBeInTheDocument();
  expect(dialog.open).toBe(true);
});

test('a toast can be clicked above a fullscreen element, and stays when fullscreen ends', async () => {
  await show();
  toast({ ...numbered(1), ...lasting });
  await button('Watch').click();
  await expect.poll(() => document.fullscreenElement).not.toBeNull();
  toast({ ...numbered(2), ...lasting });
  await closer.first().click();
  await expect.element(message(1)).not.toBeInTheDocument();
  await document.exitFullscreen();
  await closer.click();
  await expect.element(message(2)).not.toBeInTheDocument();
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
  document.documentElement.style.setProperty('--ui-size-sticky-top', '104px');
  await show();
  for (const number of [1, 2, 3]) {
    toast({
      ...numbered(number),
      ...lasting,
      tone: 'danger',
      description: 'The Winkelvoorraadbestuurstelselonderhoud could not be kept, as you were slow.',
    });
  }
  await expect.element(message(3)).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect(boxOf(closer.first()).right).toBeLessThan(360);
  const list = region.getByRole('list');
  expect(boxOf(list).bottom).toBeLessThanOrEqual(740);
  const { left, top } = boxOf(toasts.first());
  expect(list.element().contains(document.elementFromPoint(left - 4, top + 40))).toBe(false);
  const last = toasts.last();
  expect(boxOf(last).bottom).toBeGreaterThan(740);
  await userEvent.keyboard('{F8}{End}');
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(740);
});
