'use client';

import { createContext, use } from 'react';

/** The text of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
}

/** Shows a toast. */
export type ShowToast = (toast: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** The function that shows a toast; the same one for as long as the provider lives. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) {
    throw new Error('useToast() found no <ToastProvider> above it: wrap the page in one.');
  }
  return showToast;
}
