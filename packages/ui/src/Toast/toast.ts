/**
 * The kind of message of a toast or an `Alert`: `neutral` for information, `positive` for success, `negative` for a
 * failure, which interrupts a screen reader.
 */
export type ToastTone = 'neutral' | 'positive' | 'negative';

/** A toast's single button. */
export interface ToastAction {
  /** The button's text, a verb: 'Undo'. */
  label: string;
  /** Called on a click; the toast then closes. */
  onClick: () => void;
  /**
   * Another way to do the same: 'Undo in the menu Edit'. Screen readers announce it instead of the
   * button, which may disappear before the visitor reaches it.
   * @default the label
   */
  altText?: string | undefined;
}

/** A toast's text and behaviour. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /**
   * `positive` and `negative` add an icon and a coloured edge; `negative` is announced at once and,
   * with an `action`, never replaced by later toasts.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * How long the toast stays, in milliseconds; `Infinity` keeps it until it is closed, however many
   * follow.
   * @default the provider's `duration`
   */
  duration?: number | undefined;
}

/** Shows and closes toasts; stable while its provider is mounted. */
export interface ToastHandle {
  /** Shows a toast and returns its id. Showing an identical toast again restarts its timer. */
  show: (toast: ToastMessage) => number;
  /** Closes the toast with this id; without an id, all toasts. */
  dismiss: (id?: number) => void;
}

export interface ToastLabels {
  /**
   * Read before each toast.
   * @default 'Notification'
   */
  toast?: string | undefined;
  /**
   * The accessible name of the toasts' region; `{hotkey}` is the key that moves focus there.
   * @default 'Notifications ({hotkey})'
   */
  region?: string | undefined;
  /**
   * The accessible name of the button that closes a toast.
   * @default 'Close'
   */
  close?: string | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** False while a closed toast fades out. */
  open: boolean;
  /** The id of the batch: toasts that were on the screen together. */
  round: number;
}
