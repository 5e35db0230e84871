'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { withDefaults } from '../labels.ts';
import type { ToastRegion } from './ToastRegion.tsx';
import type { ShownToast, ToastHandle, ToastLabels, ToastMessage } from './toast.ts';

export interface ToastProviderProps {
  /**
   * How long a toast stays, in milliseconds, while neither pointer nor focus rests on it.
   * @default 5000
   */
  duration?: number | undefined;
  /** What screen readers read. */
  labels?: ToastLabels | undefined;
  /** The page, or the part of it that shows toasts. */
  children: ReactNode;
}

const maxToasts = 3;

const english = { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' };

const ToastContext = createContext<ToastHandle | undefined>(undefined);

/** What shows and closes toasts; the same one for as long as the provider lives. */
export function useToast(): ToastHandle {
  const handle = use(ToastContext);
  if (!handle) {
    throw new Error('useToast() found no <ToastProvider> above it: wrap the page in one.');
  }
  return handle;
}

/**
 * Shows toasts at the window's top centre, for `useToast` below it. What draws them is loaded
 * with the first toast: a page that shows none does not pay for it.
 */
export function ToastProvider({ duration = 5000, labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion>();

  const [handle] = useState<ToastHandle>(() => ({
    show(message) {
      const id = ++lastId;
      setToasts((shown) => [
        ...shown
          .filter((other) => other.open && !isSameMessage(other, message))
          .slice(1 - maxToasts),
        { ...message, id, open: true, round: shown.find(({ open }) => open)?.round ?? id },
      ]);
      // Not `lazy`: that would remember a failed download for good, and throw it at the page.
      loadRegion()
        .catch(loadRegion)
        .then(
          ({ ToastRegion }) => setRegion(() => ToastRegion),
          () => setToasts([]),
        );
      return id;
    },
    dismiss(id) {
      setToasts((shown) =>
        shown.map((it) => (id === undefined || it.id === id ? { ...it, open: false } : it)),
      );
    },
  }));

  return (
    <ToastContext value={handle}>
      {children}
      {Region && (
        <Region
          toasts={toasts}
          duration={duration}
          labels={withDefaults(english, labels)}
          onClose={handle.dismiss}
        />
      )}
    </ToastContext>
  );
}

const loadRegion = () => import('./ToastRegion.tsx');

let lastId = 0;

const isSameMessage = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description;
