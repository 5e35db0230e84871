'use client';

import { type ReactNode, useCallback, useState } from 'react';
import type { ShownToast, ToastLabels, ToastRegion } from './ToastRegion.tsx';
import { type ShowToast, ToastContext, type ToastMessage } from './toastContext.ts';

export interface ToastProviderProps {
  /**
   * How long a toast stays, in milliseconds, while neither pointer nor focus rests on it.
   * @default 5000
   */
  duration?: number;
  /**
   * What screen readers read: before each toast, as the region's name (`{hotkey}` is the key that
   * leads there), and as the name of the button that closes a toast.
   * @default { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' }
   */
  labels?: ToastLabels;
  children: ReactNode;
}

const defaultLabels: ToastLabels = {
  toast: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Close',
};

const maxToasts = 3;

/**
 * Shows toasts at the window's top centre, for `useToast` below it. What draws them is loaded
 * with the first toast: a page that shows none does not pay for it.
 */
export function ToastProvider({
  duration = 5000,
  labels = defaultLabels,
  children,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion>();

  const showToast = useCallback<ShowToast>((message) => {
    const id = nextId();
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

  const closeToast = useCallback(
    (id: number) =>
      setToasts((shown) =>
        shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
      ),
    [],
  );

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
const nextId = () => ++lastId;

const isSameMessage = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description;
