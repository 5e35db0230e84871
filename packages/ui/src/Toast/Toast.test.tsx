import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, stopClock, styleOf, wait } from '../testing/helpers.ts';
import { color } from '../theme/tokens.ts';
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { toast } from './toast.tsx';
import type { ToastMessage } from './toastTypes.ts';

const soon = { title: 'Coming Soon', description: 'The Shop is currently under development.' };
const numbered = (number: number) => ({ title: `Message ${number}` });

interface ToastButtonProps {
  message?: ToastMessage;
  children?: string;
}

const ToastButton = ({ message = soon, children = 'Shop' }: ToastButtonProps) => (
  <button type="button" onClick={() => toast(message)}>
    {children}
  </button>
);

const show = (props: Partial<ToastProviderProps> = {}) =>
  render(
    <ToastProvider {...props}>
      <ToastButton />
      {[1, 2, 3, 4].map((number) => (
        <ToastButton key={number} message={numbered(number)}>{`Show ${number}`}</ToastButton>
      ))}
      <dialog id="dialog" aria-label="Menu">
        <ToastButton>Shop in the dialog</ToastButton>
      </dialog>
      <dialog id="upper" aria-label="Question" />
      <p>Elsewhere</p>
    </ToastProvider>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = page.getByText('Coming Soon', { exact: true });
const region = page.getByRole('region', { name: 'Notifications (F8)' });
const closer = button('Close');
const dialog = () => document.getElementById('dialog') as HTMLDialogElement;

/** What a screen reader announces, in order. */
function listen() {
  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    for (const live of document.querySelectorAll('[aria-live]')) {
      const text = live.textContent;
      if (text && !announced.includes(text)) announced.push(text);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return announced;
}

test("a toast has the page's ink colour in either theme", async () => {
  await show();
  await button('Shop').click();
  for (const theme of ['light', 'dark'] as const) {
    document.documentElement.dataset.theme = theme;
    const { ink } = color;
    await expect.poll(() => styleOf(page.getByRole('listitem')).backgroundColor).toBe(ink[theme]);
  }
});

test('the first toast shows its title and description, and is announced once', async () => {
  await show();
  const announced = listen();
  await button('Shop').click();
  await expect.element(region.getByText(soon.title)).toBeVisible();
  await expect.element(region.getByText(soon.description)).toBeVisible();
  await expect.poll(() => announced).toEqual([`Notification ${soon.title} ${soon.description}`]);
});

describe('with a timer', () => {
  const duration = 5000;
  const stays = () => expect.element(title).toBeVisible();
  const isGone = () => expect.element(title).not.toBeInTheDocument();

  beforeEach(async () => {
    stopClock();
    await show({ duration });
    await button('Shop').click();
    await stays();
  });

  test('a toast closes after its duration, not before', async () => {
    wait(duration - 1);
    await stays();
    wait(1);
    await isGone();
  });

  test('the pointer on a toast pauses its timer', async () => {
    wait(duration - 1000);
    await title.hover();
    wait(10 * duration);
    await stays();
    await page.getByText('Elsewhere').hover();
    wait(999);
    await stays();
    wait(1);
    await isGone();
  });

  test('a toast closes by itself even if the last one was closed under the pointer', async () => {
    await title.hover();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await page.getByText('Elsewhere').hover();
    button('Shop').element().focus();
    await userEvent.keyboard('{Enter}');
    await stays();
    wait(duration);
    await isGone();
  });
});

test('an identical toast replaces the first; at most three are shown', async () => {
  await show();
  for (let click = 0; click < 3; click++) await button('Shop').click();
  await expect.element(title).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  for (const number of [1, 2, 3, 4]) await button(`Show ${number}`).click();
  await expect.element(page.getByText('Message 4')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(page.getByText('Message 1')).not.toBeInTheDocument();
});

test('toasts with an infinite duration, or danger ones with an action, are never replaced', async () => {
  await configured();
  const action = { children: 'Retry', onClick: () => {} };
  toast({ title: 'Not saved', tone: 'danger' });
  toast({ title: 'Not sent', tone: 'danger', action });
  // Not identical: the description differs.
  toast({ title: 'Not sent', description: 'Offline', duration: Number.POSITIVE_INFINITY });
  for (const number of [1, 2, 3]) toast(numbered(number));
  await expect.element(page.getByText('Message 3')).toBeVisible();
  await expect.element(button('Retry')).toBeVisible();
  await expect.element(page.getByText('Offline')).toBeVisible();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test('an unknown tone and a missing title warn; the former is shown', async () => {
  await configured();
  toast({ ...numbered(1), tone: 'loud' as 'neutral' });
  toast(undefined as never);
  toast('Saved' as never);
  await expect.element(page.getByText('Message 1')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  const warnings = vi.mocked(console.warn).mock.calls.flat().join();
  expect(warnings).toMatch(/`tone` is 'loud'.*it got no title/);
  vi.mocked(console.warn).mockClear();
});

test('F8 moves focus to the toast, its button closes it, and focus returns', async () => {
  await show();
  button('Shop').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toBeVisible();
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(closer).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(button('Shop')).toHaveFocus();
});

test('a toast moves into an open modal dialog, is announced there and can be closed', async () => {
  await show();
  const hostDialog = () => title.element().closest('dialog');
  dialog().showModal();
  const announced = listen();
  await button('Shop in the dialog').click();
  await expect.element(title).toBeVisible();
  await expect.poll(() => announced).toHaveLength(1);
  expect(hostDialog()).toBe(dialog());
  dialog().close();
  await expect.poll(hostDialog).toBeNull();
  await expect.element(title).toBeVisible();
  dialog().showModal();
  await expect.poll(hostDialog).toBe(dialog());
  const upper = document.getElementById('upper') as HTMLDialogElement;
  upper.showModal();
  await expect.poll(hostDialog).toBe(upper);
  upper.close();
  await expect.poll(hostDialog).toBe(dialog());
  await closer.click();
  await expect.element(title).not.toBeInTheDocument();
  expect(dialog().open).toBe(true);
});

/** A page with settings for toasts. */
const configured = (props: Partial<ToastProviderProps> = {}) =>
  render(
    <ToastProvider {...props}>
      <button type="button">Elsewhere</button>
    </ToastProvider>,
  );

test('`dismiss` closes one toast or all, and focus returns', async () => {
  await configured();
  const first = toast(numbered(1));
  toast(numbered(2));
  toast(numbered(3));
  await expect.element(page.getByText('Message 3')).toBeVisible();
  toast.dismiss(first);
  await expect.element(page.getByText('Message 1')).not.toBeInTheDocument();
  await expect.element(page.getByText('Message 2')).toBeVisible();
  button('Elsewhere').element().focus();
  await userEvent.keyboard('{F8}');
  toast.dismiss();
  await expect.poll(() => page.getByRole('listitem').elements()).toEqual([]);
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('only danger toasts interrupt a screen reader; icon and edge are hidden from it', async () => {
  document.documentElement.style.setProperty('--ui-color-danger', 'rgb(200, 0, 0)');
  await configured();
  const announced = () =>
    [...document.querySelectorAll('[aria-live]')].map((live) => [
      (live as HTMLElement).ariaLive,
      live.textContent,
    ]);
  toast({ title: 'Saved', tone: 'positive' });
  await expect.poll(announced).toEqual([['polite', 'Notification Saved ']]);
  toast.dismiss();
  await expect.poll(announced).toEqual([]);
  toast({ title: 'Not saved', tone: 'danger' });
  await expect.poll(announced).toEqual([['assertive', 'Notification Not saved ']]);
  const edges = styleOf(page.getByRole('listitem'));
  expect(edges.borderInlineStartWidth).not.toBe(edges.borderInlineEndWidth);
  expect(edges.borderInlineStartColor).toBe('rgb(200, 0, 0)');
});

test('the action is announced by its text; Enter runs it, closes the toast and returns focus', async () => {
  await configured({ labels: { toast: 'Message', close: undefined } });
  const announced = listen();
  const onClick = vi.fn();
  const action = { children: 'Undo', onClick };
  toast({ title: 'Deleted', action });
  await expect.poll(() => announced).toEqual(['Message Deleted Undo']);
  await expect.element(closer).toBeVisible();
  button('Elsewhere').element().focus();
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick.mock.calls).toEqual([[]]);
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('a toast may have its own duration, or an infinite one', async () => {
  stopClock();
  await configured({ duration: 5000 });
  toast({ ...numbered(1), duration: Number.POSITIVE_INFINITY });
  toast({ ...numbered(2), duration: 1000 });
  toast(numbered(3));
  await expect.element(page.getByText('Message 2')).toBeVisible();
  wait(1000);
  await expect.element(page.getByText('Message 2')).not.toBeInTheDocument();
  await expect.element(page.getByText('Message 3')).toBeVisible();
  wait(60_000);
  await expect.element(page.getByText('Message 3')).not.toBeInTheDocument();
  await expect.element(page.getByText('Message 1')).toBeVisible();
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
    root.render(<ToastButton message={{ title: `From: ${name}` }}>{name}</ToastButton>);
  }
  await button('First island').click();
  await button('Second island').click();
  await expect.element(region.getByText('From: First island')).toBeVisible();
  await expect.element(region.getByText('From: Second island')).toBeVisible();
  expect(page.getByRole('region').elements()).toHaveLength(1);
  const german = { region: 'Meldungen ({hotkey})', close: 'Schließen' };
  const { unmount } = await configured({ labels: german });
  await expect.element(page.getByRole('region', { name: 'Meldungen (F8)' })).toBeVisible();
  await expect.element(button('Schließen').first()).toBeVisible();
  await unmount();
  await expect.element(region).toBeVisible();
});

test('a toast that fails to render affects neither the page nor later toasts', async () => {
  const unrenderable = {} as string;
  await render(<ToastButton message={{ title: unrenderable }} />);
  await button('Shop').click();
  await expect
    .poll(() => vi.mocked(console.error).mock.calls.flat().join(' '))
    .toMatch('not valid');
  vi.mocked(console.error).mockClear();
  await expect.element(button('Shop')).toBeVisible();
  toast(soon);
  await expect.element(title).toBeVisible();
});

test('toasts higher than the window scroll, also by keys, and break words; they do not cover the page beside them', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  document.documentElement.style.setProperty('--ui-size-sticky-top', '104px');
  await configured();
  for (const number of [1, 2, 3]) {
    toast({
      ...numbered(number),
      description: 'The Winkelvoorraadbestuurstelselonderhoud could not be kept, as you were slow.',
      duration: Number.POSITIVE_INFINITY,
    });
  }
  await expect.element(page.getByText('Message 3')).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect(boxOf(closer.first()).right).toBeLessThan(360);
  const list = region.getByRole('list');
  expect(boxOf(list).bottom).toBeLessThanOrEqual(740);
  const { left, top } = boxOf(page.getByRole('listitem').first());
  expect(list.element().contains(document.elementFromPoint(left - 4, top + 40))).toBe(false);
  const last = page.getByRole('listitem').last();
  expect(boxOf(last).bottom).toBeGreaterThan(740);
  await userEvent.keyboard('{F8}{End}');
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(740);
});

test('all lines of a message are beside its icon', async () => {
  await configured();
  const description = 'Somebody else was faster.';
  toast({ title: `Not saved ${'as it is '.repeat(12)}`, description, tone: 'danger' });
  const message = page.getByRole('listitem');
  await expect.element(message).toBeVisible();
  const icon = boxOf(message.element().querySelector('svg') as Element);
  const lines = document.createRange();
  lines.selectNodeContents(message.getByText('Not saved', { exact: false }).element());
  expect(lines.getClientRects().length).toBeGreaterThan(1);
  for (const { left } of [...lines.getClientRects(), boxOf(message.getByText(description))]) {
    expect(left).toBeGreaterThan(icon.right);
  }
});
