'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { toastProvider as english } from '../labels/en.ts';
import { useLabels } from '../labels/useLabels.ts';
import { provideSettings } from './toast.tsx';
import type { ToastSettings } from './toastTypes.ts';

export interface ToastProviderProps extends ToastSettings {
  /** The page, or any part of it. */
  children?: ReactNode;
}

/**
 * Sets the labels and the duration of the page's toasts while it is mounted, wherever `toast` is
 * called. Optional: without it, labels are English. Of several, the last applies.
 * @example
 * <ToastProvider labels={{ close: 'Schließen' }}>
 *   <Button onClick={() => toast({ title: 'Gespeichert' })}>Speichern</Button>
 * </ToastProvider>
 */
export function ToastProvider({ duration, labels, onLoadError, children }: ToastProviderProps) {
  const texts = useLabels('toastProvider', english, labels);
  const self = useRef(null);
  useLayoutEffect(() => provideSettings(self, { duration, labels: texts, onLoadError }));
  useLayoutEffect(() => () => provideSettings(self, undefined), []);
  return children;
}
