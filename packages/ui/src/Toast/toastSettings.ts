import type { OwnLabels } from '../labels/labels.ts';

/** The kind of message: `neutral` informs, `positive` confirms, `danger` reports a failure. */
export type ToastTone = 'neutral' | 'positive' | 'danger';

/** A toast's single button. */
export interface ToastAction {
  /** The button's text, a verb: 'Undo'. */
  children: string;
  /** Called on a click; the toast then closes. */
  onClick: () => void;
}

/** A toast's text and behaviour. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /**
   * `positive` and `danger` add an icon and a coloured edge; `danger` is announced at once and,
   * with an `action`, never replaced by later toasts.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * How long the toast stays, in milliseconds; `Infinity` keeps it until it is closed.
   * @default `ToastProvider`'s `duration`
   */
  duration?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** False while a closed toast fades out. */
  open: boolean;
  /** The id of the batch: toasts that were on the screen together. */
  round: number;
}

/** How long a toast stays, in milliseconds. */
export const defaultDuration = 5000;

/** How the page shows toasts. */
export interface ToastSettings {
  /**
   * How long a toast stays, in milliseconds. The timer pauses while pointer or focus is on a toast.
   * @default 5000
   */
  duration?: number | undefined;
  /** The labels that screen readers read. */
  labels?: OwnLabels<'toastProvider'> | undefined;
  /** Called if the code that renders toasts fails to load, or takes over five seconds, instead of showing the toast as plain text. */
  onLoadError?: (() => void) | undefined;
}
