import type { Dispatch, SetStateAction } from 'react';
import { warn } from '../warn.ts';

/** The kind of message: `neutral` informs, `positive` confirms, `danger` reports a failure. */
export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /**
   * `positive` and `danger` add an icon and a coloured edge; `danger` also interrupts screen readers.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  /** A button that also closes the toast. */
  action?: { children: string; onClick: () => void } | undefined;
  /**
   * The time that the toast stays, in milliseconds; with `Infinity`, until it is closed.
   * @default `ToastProvider`'s `duration`
   */
  duration?: number | undefined;
}

/** A toast in a provider's list. `open` is false once it closes; toasts shown together share a `batch`. */
export type ShownToast = ToastMessage & { id: number; open: boolean; batch: number };

/** The state setter of each mounted `ToastProvider`, in mount order. New toasts go to the last. */
export const providers: Dispatch<SetStateAction<readonly ShownToast[]>>[] = [];

let lastId = 0;

/**
 * Shows a toast at the top centre of the window, in the `ToastProvider` that was mounted last, and
 * returns its id. An identical toast restarts the timer. At most three toasts are shown: a new
 * toast replaces the oldest, except one with a `duration` of `Infinity`, or a `danger` toast with
 * an `action`. `toast.dismiss(id)` closes one toast, `toast.dismiss()` all. While another library's
 * modal is open, the keyboard does not reach a toast's action: repeat the action in the modal.
 * Parts: `toast`, `icon`, `title`, `description`, `action`, `close`.
 * @example
 * <Button onClick={() => toast({ title: 'Room kept', tone: 'positive' })}>Keep</Button>;
 */
export function toast(message: ToastMessage): number {
  const id = ++lastId;
  if (process.env.NODE_ENV !== 'production' && providers.length === 0) {
    warn('toast', 'no `ToastProvider` is mounted to show the toast. Wrap the page in one.');
  }
  providers.at(-1)?.((toasts) => {
    const open = toasts.filter((it) => it.open);
    const others = open.filter((it) => !isIdentical(it, message));
    // Remove the oldest toasts, except those that wait for the visitor.
    let surplus = others.length - 2;
    const kept = others.filter((it) => waitsForVisitor(it) || surplus-- <= 0);
    return [...kept, { ...message, id, open: true, batch: open[0]?.batch ?? id }];
  });
  return id;
}

toast.dismiss = (id?: number): void => {
  const close = (it: ShownToast) => ({ ...it, open: it.open && id !== undefined && id !== it.id });
  for (const setToasts of providers) setToasts((toasts) => toasts.map(close));
};

const waitsForVisitor = ({ duration, tone, action }: ToastMessage) =>
  duration === Number.POSITIVE_INFINITY || (tone === 'danger' && action !== undefined);

const isIdentical = (one: ToastMessage, other: ToastMessage) =>
  (['title', 'description', 'tone', 'action', 'duration'] as const).every(
    (key) => one[key] === other[key],
  );
