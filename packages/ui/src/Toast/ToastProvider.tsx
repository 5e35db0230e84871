'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { provideSettings, type ToastSettings } from './toast.tsx';

export interface ToastProviderProps extends ToastSettings {
  /** The page, or any part of it. */
  children?: ReactNode;
}

/**
 * Sets the labels and the duration of the page's toasts while it is mounted, wherever `toast` is called; the
 * last of several applies. Optional: other labels are those of the outermost `LabelsProvider`, or English.
 * @example
 * <ToastProvider labels={{ close: 'Schließen' }}>
 *   <Button onClick={() => toast({ title: 'Gespeichert' })}>Speichern</Button>
 * </ToastProvider>
 */
export function ToastProvider({ duration, labels, onLoadError, children }: ToastProviderProps) {
  const self = useRef(null);
  useLayoutEffect(() => provideSettings(self, { duration, labels, onLoadError }));
  useLayoutEffect(() => () => provideSettings(self, undefined), []);
  return children;
}
