/** The text of a toast. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
}

/** Shows a toast. */
export type ShowToast = (toast: ToastMessage) => void;

export interface ToastLabels {
  toast: string;
  region: string;
  close: string;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** A closed one stays until it has faded out. */
  open: boolean;
  /** The id of its batch: toasts that were on the screen together. */
  round: number;
}
