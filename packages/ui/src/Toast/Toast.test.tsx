import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, stopClock, styleOf, wait } from '../testing/helpers.ts';
import { color } from '../theme/tokens.ts';
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { toast } from './toast.tsx';

const soon = { title: 'Coming Soon', description: 'The Shop is currently under development.' };
const numbered = (number: number) => ({ title: `Message ${number}` });

const show = (props: Partial<ToastProviderProps> = {}) =>
  render(
    <ToastProvider {...props}>
      <button type="button" onClick={() => toast(soon)}>
        Shop
      </button>
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

/** What a screen reader announces, in order. */
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

test('the first toast shows its words on the inverse surface, and is announced once', async () => {
  await show();
  const announced = listen();
  await shop.click();
  await expect.element(region.getByText(soon.title)).toBeVisible();
  await expect.element(region.getByText(soon.description)).toBeVisible();
  const words = `polite: Notification ${soon.title} ${soon.description}`;
  await expect.poll(() => announced).toEqual([words]);
  expect(styleOf(toasts).backgroundColor).toBe(color.inverseSurface.dark);
});

test("a toast closes after the provider's duration, its own, or never", async () => {
  stopClock();
  await show({ duration: 5000 });
  toast({ ...numbered(1), duration: Number.POSITIVE_INFINITY });
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

test('the pointer on a toast pauses its timer, and not that of the next one', async () => {
  stopClock();
  await show({ duration: 5000 });
  await shop.click();
  await expect.element(title).toBeVisible();
  wait(4000);
  await title.hover();
  wait(50_000);
  await expect.element(title).toBeVisible();
  await shop.hover();
  wait(999);
  await expect.element(title).toBeVisible();
  await title.hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(title).not.toBeInTheDocument();
  // Regression: it stayed, as the last one was closed under the pointer.
  await shop.click();
  await expect.element(title).toBeVisible();
  wait(5000);
  await expect.element(title).not.toBeInTheDocument();
});

test('an identical toast replaces the first; of at most three, those that wait for the visitor stay', async () => {
  await show();
  for (const identical of [soon, soon, soon]) toast(identical);
  toast(numbered(1));
  await expect.element(message(1)).toBeVisible();
  expect(toasts.elements()).toHaveLength(2);
  toast({ title: 'Not saved', tone: 'danger' });
  toast({ title: 'Not sent', tone: 'danger', action: { children: 'Retry', onClick: () => {} } });
  // Not identical: the description differs.
  toast({ title: 'Not sent', description: 'Offline', duration: Number.POSITIVE_INFINITY });
  for (const number of [1, 2, 3]) toast(numbered(number));
  await expect.element(message(3)).toBeVisible();
  await expect.element(button('Retry')).toBeVisible();
  await expect.element(page.getByText('Offline')).toBeVisible();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  expect(toasts.elements()).toHaveLength(3);
});

test('a toast of an unknown tone is shown, one without a title is not', async () => {
  await show();
  toast({ ...numbered(1), tone: 'loud' as 'neutral' });
  toast(undefined as never);
  toast('Saved' as never);
  await expect.element(message(1)).toBeVisible();
  expect(toasts.elements()).toHaveLength(1);
});

test('F8 moves focus to the toasts; when their buttons or the page close them, it returns', async () => {
  await show({ labels: { toast: 'Message', close: undefined } });
  const announced = listen();
  const onClick = vi.fn();
  const ways: [lead: string, close: () => void][] = [
    ['{F8}{Tab}{Tab}', () => userEvent.keyboard('{Enter}')],
    ['{F8}{Tab}{Tab}{Tab}', () => userEvent.keyboard('{Enter}')],
    ['{F8}', () => toast.dismiss()],
  ];
  for (const [index, [lead, close]] of ways.entries()) {
    shop.element().focus();
    toast({ ...numbered(index), action: { children: 'Undo', onClick } });
    // The action is announced by its text.
    await expect.poll(() => announced[index]).toBe(`polite: Message Message ${index} Undo`);
    await userEvent.keyboard(lead);
    await expect.element(shop).not.toHaveFocus();
    await close();
    await expect.element(message(index)).not.toBeInTheDocument();
    await expect.element(shop).toHaveFocus();
  }
  expect(onClick.mock.calls).toEqual([[]]);
});

test('`dismiss` closes one toast or all', async () => {
  await show();
  const first = toast(numbered(1));
  toast(numbered(2));
  toast(numbered(3));
  await expect.element(message(3)).toBeVisible();
  toast.dismiss(first);
  await expect.element(message(1)).not.toBeInTheDocument();
  await expect.element(message(2)).toBeVisible();
  toast.dismiss();
  await expect.poll(() => toasts.elements()).toEqual([]);
});

test('a toast moves into an open modal dialog, is announced there and can be closed', async () => {
  await show();
  const hostDialog = () => title.element().closest('dialog')?.id;
  const [dialog, upper] = [dialogOf('dialog'), dialogOf('upper')];
  const removed = Object.assign(document.createElement('dialog'), { id: 'removed' });
  document.body.append(removed);
  dialog.showModal();
  toast(soon);
  // Everything outside is inert.
  await expect.poll(() => document.querySelectorAll('#dialog [aria-live]')).toHaveLength(1);
  await expect.element(title).toBeVisible();
  expect(hostDialog()).toBe('dialog');
  for (const [change, host] of [
    [() => dialog.close(), undefined],
    [() => dialog.showModal(), 'dialog'],
    [() => upper.showModal(), 'upper'],
    [() => upper.close(), 'dialog'],
    [() => removed.showModal(), 'removed'],
    // As a framework removes a page with its open dialog.
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

test('a danger toast interrupts a screen reader, without its icon; its edge has the danger colour', async () => {
  document.documentElement.style.setProperty('--ui-color-danger', 'rgb(200, 0, 0)');
  await show();
  const announced = listen();
  toast({ title: 'Not saved', tone: 'danger' });
  await expect.poll(() => announced).toEqual(['assertive: Notification Not saved ']);
  const edges = styleOf(toasts);
  expect(edges.borderInlineStartWidth).not.toBe(edges.borderInlineEndWidth);
  expect(edges.borderInlineStartColor).toBe('rgb(200, 0, 0)');
});

test('islands share one region; the last provider sets its language', async () => {
  for (const name of ['First island', 'Second island']) {
    const island = document.createElement('div');
    document.body.append(island);
    const root = createRoot(island);
    onTestFinished(() => {
      root.unmount();
      island.remove();
    });
    root.render(
      <button type="button" onClick={() => toast({ title: `From: ${name}` })}>
        {name}
      </button>,
    );
  }
  await button('First island').click();
  await button('Second island').click();
  await expect.element(region.getByText('From: First island')).toBeVisible();
  await expect.element(region.getByText('From: Second island')).toBeVisible();
  expect(page.getByRole('region').elements()).toHaveLength(1);
  const german = { region: 'Meldungen ({hotkey})', close: 'Schließen' };
  const { unmount } = await show({ labels: german });
  await expect.element(page.getByRole('region', { name: 'Meldungen (F8)' })).toBeVisible();
  await expect.element(button('Schließen').first()).toBeVisible();
  await unmount();
  await expect.element(region).toBeVisible();
});

test('a toast that fails to render affects neither the page nor later toasts', async () => {
  await show();
  toast({ title: {} as string });
  await expect
    .poll(() => vi.mocked(console.error).mock.calls.flat().join(' '))
    .toMatch('not valid');
  vi.mocked(console.error).mockClear();
  await shop.click();
  await expect.element(title).toBeVisible();
});

test('toasts higher than the window scroll, also by keys, and break words; they do not cover the page beside them', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  document.documentElement.style.setProperty('--ui-size-sticky-top', '104px');
  await show();
  for (const number of [1, 2, 3]) {
    toast({
      ...numbered(number),
      description: 'The Winkelvoorraadbestuurstelselonderhoud could not be kept, as you were slow.',
      duration: Number.POSITIVE_INFINITY,
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

test('all lines of a message are beside its icon', async () => {
  await show();
  const description = 'Somebody else was faster.';
  toast({ title: `Not saved ${'as it is '.repeat(12)}`, description, tone: 'danger' });
  await expect.element(toasts).toBeVisible();
  const icon = boxOf(toasts.element().querySelector('svg') as Element);
  const lines = document.createRange();
  lines.selectNodeContents(toasts.getByText('Not saved', { exact: false }).element());
  expect(lines.getClientRects().length).toBeGreaterThan(1);
  for (const { left } of [...lines.getClientRects(), boxOf(toasts.getByText(description))]) {
    expect(left).toBeGreaterThan(icon.right);
  }
});
