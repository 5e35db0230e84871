'use client';

import { createRoot, type Root } from 'react-dom/client';
import { toastProvider as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, omitUndefined, pageLabels } from '../labels/labels.ts';
import type { ShownToast, ToastMessage, ToastRegion } from './ToastRegion.tsx';

/** How the page shows toasts. */
export interface ToastSettings {
  /**
   * How long a toast stays, in milliseconds. The timer pauses while pointer or focus is on a toast.
   * @default 5000
   */
  duration?: number | undefined;
  /** The labels that screen readers read. */
  labels?: OwnLabels<'toastProvider'> | undefined;
  /** Called, in place of showing the toast as plain text, if its code fails to load within five seconds. */
  onLoadError?: (() => void) | undefined;
}

const maxToasts = 3;

/* The page's only toasts, in a React root of their own: pages may have several, such as islands. */

let toasts: readonly ShownToast[] = [];
let lastId = 0;
let root: Root | undefined;
let Region: typeof ToastRegion | undefined;
/** The settings of the mounted `ToastProvider`s, of which the last applies. */
const settings = new Map<unknown, ToastSettings>();
const currentSettings = (): ToastSettings => [...settings.values()].at(-1) ?? {};

/**
 * Shows a toast at the top centre of the window and returns its id. An identical toast restarts the timer. At
 * most three are shown: a new one replaces the oldest, except one with a `duration` of `Infinity`, or a `danger`
 * one with an `action`. `toast.dismiss(id)` closes one toast, `toast.dismiss()` all. The first toast loads the
 * code that renders them; if that fails, toasts are plain text, as after five seconds. Does nothing on a server.
 * While a modal of another library is open, the keyboard does not reach a toast's action: repeat it in the modal.
 * Parts: `toast`, `icon`, `title`, `description`, `action`, `close`.
 * @example
 * <Button onClick={() => toast({ title: 'Room kept', tone: 'positive' })}>Keep</Button>;
 */
export function toast(message: ToastMessage): number {
  const id = ++lastId;
  if (typeof document === 'undefined' || !message?.title) return id;
  root ??= createRoot(document.createElement('div'), { onUncaughtError: discardToasts });
  const open = toasts.filter((other) => other.open);
  show([
    ...withRoomForAnother(open.filter((other) => !isSameMessage(other, message))),
    { ...message, id, open: true, batch: open[0]?.batch ?? id },
  ]);
  // Not `lazy`, which caches a failed download and throws in the page. A request may stay unanswered.
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, 5000));
  Promise.race([loadRegion().catch(loadRegion), tooLate]).then(
    ({ ToastRegion }) => {
      Region = ToastRegion;
      show(toasts);
    },
    () => {
      toasts = toasts.filter((it) => it.id !== id);
      (currentSettings().onLoadError ?? showPlain)(message);
    },
  );
  return id;
}

/** Closes the toast with this id; without an id, all toasts. */
toast.dismiss = (id?: number): void =>
  show(toasts.map((it) => (id === undefined || it.id === id ? { ...it, open: false } : it)));

/** Stores the settings of a `ToastProvider`; `undefined` removes them. */
export function provideSettings(provider: unknown, own: ToastSettings | undefined): void {
  if (own) settings.set(provider, own);
  else settings.delete(provider);
  show(toasts);
}

/** Removes the toasts and their region at once, for tests. */
export const removeToasts = (): void => show([]);

/** Forgets toasts that React cannot render, which would fail again with the next one. */
function discardToasts(error: unknown) {
  toasts = [];
  console.error(error);
}

function show(next: readonly ShownToast[]) {
  toasts = next;
  const { duration = 5000, labels } = currentSettings();
  root?.render(
    Region && toasts.length > 0 && (
      <Region
        // Remounts for each batch: Radix's timer stays paused if a toast closes under the pointer.
        key={toasts.at(-1)?.batch}
        toasts={toasts}
        duration={duration}
        labels={{ ...defaultLabels, ...pageLabels.at(-1)?.toastProvider, ...omitUndefined(labels) }}
        onClose={toast.dismiss}
      />
    ),
  );
}

const loadRegion = () => import('./ToastRegion.tsx');

/** Shows a message without that code: a popover, which Escape or a click elsewhere closes. */
function showPlain({ title, description = '' }: ToastMessage) {
  const text = document.createElement('div');
  text.popover = 'auto';
  text.role = 'alert';
  text.textContent = `${title} ${description}`;
  text.addEventListener('toggle', ({ newState }) => newState === 'closed' && text.remove());
  document.body.append(text);
  text.showPopover?.();
}

/** Removes the oldest toasts beyond the limit, except those that wait for the visitor. */
function withRoomForAnother(shown: readonly ShownToast[]): readonly ShownToast[] {
  let surplus = shown.length + 1 - maxToasts;
  return shown.filter((it) => waitsForVisitor(it) || surplus-- <= 0);
}

const waitsForVisitor = ({ duration, tone, action }: ToastMessage) =>
  duration === Number.POSITIVE_INFINITY || (tone === 'danger' && action !== undefined);

const isSameMessage = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description;
