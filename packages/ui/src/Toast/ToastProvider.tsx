'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { withDefaults } from '../labels.ts';
import type { ToastRegion } from './ToastRegion.tsx';
import type { ShownToast, ToastHandle, ToastLabels, ToastMessage } from './toast.ts';

export interface ToastProviderProps {
  /**
   * How long a toast stays, in milliseconds. The timer pauses while pointer or focus is on a toast.
   * @default 5000
   */
  duration?: number | undefined;
  /** The texts that screen readers read. */
  labels?: ToastLabels | undefined;
  /** The page, or the part of it that shows toasts. */
  children: ReactNode;
}

const maxToasts = 3;

const english = { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' };

const ToastContext = createContext<ToastHandle | undefined>(undefined);

/** Returns the functions that show and close toasts; stable while the provider is mounted. */
export function useToast(): ToastHandle {
  const handle = use(ToastContext);
  if (!handle) {
    throw new Error('useToast() found no <ToastProvider> above it: wrap the page in one.');
  }
  return handle;
}

/**
 * Shows toasts at the top centre of the window, for `useToast` below it. Loads the code that
 * renders them with the first toast: a page without toasts does not load it.
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
      // Not `lazy`, which would cache a failed download and throw it into the page.
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
