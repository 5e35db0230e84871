import type { ToastTone } from '../tones.ts';

/** A toast's one button. */
export interface ToastAction {
  /** What it does, as a verb: 'Undo'. */
  label: string;
  /** Called on a click; the toast then closes. */
  onClick: () => void;
  /**
   * How else the visitor may do the same, announced in the place of a button that may be gone before
   * it is reached: 'Undo in the menu Edit'.
   * @default the label
   */
  altText?: string | undefined;
}

/** What a toast says and does. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /**
   * `positive` and `negative` have an icon and a coloured edge; `negative` is announced at once.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * How long it stays, in milliseconds; `Infinity` until it is closed.
   * @default the provider's `duration`
   */
  duration?: number | undefined;
}

/** Shows and closes toasts; the same one for as long as its provider lives. */
export interface ToastHandle {
  /** Shows a toast, and gives back its id. The same words again start its time anew. */
  show: (toast: ToastMessage) => number;
  /** Closes the toast of that id, or all of them. */
  dismiss: (id?: number) => void;
}

export interface ToastLabels {
  /**
   * Read before each toast.
   * @default 'Notification'
   */
  toast?: string | undefined;
  /**
   * The name of the toasts' region; `{hotkey}` is the key that leads there.
   * @default 'Notifications ({hotkey})'
   */
  region?: string | undefined;
  /**
   * The name of the button that closes a toast.
   * @default 'Close'
   */
  close?: string | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** A closed one stays until it has faded out. */
  open: boolean;
  /** The id of its batch: toasts that were on the screen together. */
  round: number;
}
