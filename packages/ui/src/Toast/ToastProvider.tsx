'use client';

import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { ToastRegion } from './ToastRegion.tsx';
import type { ShownToast, ShowToast, ToastLabels, ToastMessage } from './toast.ts';

export interface ToastProviderProps {
  /**
   * How long a toast stays, in milliseconds, while neither pointer nor focus rests on it.
   * @default 5000
   */
  duration?: number | undefined;
  /**
   * What screen readers read: before each toast, as the region's name (`{hotkey}` is the key that
   * leads there), and as the name of the button that closes a toast.
   * @default { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' }
   */
  labels?: ToastLabels | undefined;
  children: ReactNode;
}

const maxToasts = 3;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** The function that shows a toast; the same one for as long as the provider lives. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) {
    throw new Error('useToast() found no <ToastProvider> above it: wrap the page in one.');
  }
  return showToast;
}

/**
 * Shows toasts at the window's top centre, for `useToast` below it. What draws them is loaded
 * with the first toast: a page that shows none does not pay for it.
 */
export function ToastProvider({
  duration = 5000,
  labels = { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' },
  children,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion>();

  const showToast = useCallback<ShowToast>((message) => {
    const id = ++lastId;
    setToasts((shown) => [
      ...shown.filter((other) => other.open && !isSameMessage(other, message)).slice(1 - maxToasts),
      { ...message, id, open: true, round: shown.find(({ open }) => open)?.round ?? id },
    ]);
    // Not `lazy`: that would remember a failed download for good, and throw it at the page.
    loadRegion()
      .catch(loadRegion)
      .then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => setToasts([]),
      );
  }, []);

  const closeToast = (id: number) =>
    setToasts((shown) => shown.map((it) => (it.id === id ? { ...it, open: false } : it)));

  return (
    <ToastContext value={showToast}>
      {children}
      {Region && (
        <Region toasts={toasts} duration={duration} labels={labels} onClose={closeToast} />
      )}
    </ToastContext>
  );
}

const loadRegion = () => import('./ToastRegion.tsx');

let lastId = 0;

const isSameMessage = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description;
