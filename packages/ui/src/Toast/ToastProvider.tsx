'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { useLatest } from '../hooks.ts';
import { withDefaults } from '../labels.ts';
import { warn, warnUnless } from '../warn.ts';
import { PlainToasts } from './PlainToasts.tsx';
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
  /**
   * Called instead of showing a toast if the code that renders toasts cannot be loaded: the network
   * has failed, or a new version of the site has replaced the file.
   */
  onLoadError?: (() => void) | undefined;
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
 * Shows the toasts of `useToast` at the top centre of the window: at most three, of which a new one
 * replaces the oldest, but never one with a `duration` of `Infinity`, or of tone `negative` with an
 * `action`. The first toast loads the code that renders them; if that fails, messages are plain text,
 * or `onLoadError` is called.
 * @example
 * const Save = () => {
 *   const { show } = useToast();
 *   return <Button onClick={() => show({ title: 'Room kept', tone: 'positive' })}>Keep</Button>;
 * };
 *
 * <ToastProvider>
 *   <Save />
 * </ToastProvider>
 */
export function ToastProvider({
  duration = 5000,
  labels,
  onLoadError,
  children,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const [failed, setFailed] = useState(false);
  const texts = withDefaults(english, labels);
  const loadError = useLatest(onLoadError);

  const [handle] = useState<ToastHandle>(() => ({
    show(message) {
      const id = ++lastId;
      if (!message?.title) {
        if (process.env.NODE_ENV !== 'production') {
          warn('useToast', '`show` got no title and shows nothing. Pass `{ title: … }`.');
        }
        return id;
      }
      if (process.env.NODE_ENV !== 'production') {
        warnUnless('useToast', 'tone', message.tone, ['neutral', 'positive', 'negative']);
      }
      setToasts((shown) => [
        ...withRoomForAnother(
          shown.filter((other) => other.open && !isSameMessage(other, message)),
        ),
        { ...message, id, open: true, round: shown.find(({ open }) => open)?.round ?? id },
      ]);
      // Not `lazy`, which caches a failed download and throws in the page.
      loadRegion()
        .catch(loadRegion)
        .then(
          ({ ToastRegion }) => setRegion(() => ToastRegion),
          () => {
            setFailed(true);
            loadError.current?.();
          },
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
      {Region ? (
        <Region toasts={toasts} duration={duration} labels={texts} onClose={handle.dismiss} />
      ) : (
        failed &&
        !onLoadError && <PlainToasts toasts={toasts} labels={texts} onClose={handle.dismiss} />
      )}
    </ToastContext>
  );
}

const loadRegion = () => import('./ToastRegion.tsx');

let lastId = 0;

/** Removes the oldest toasts beyond the limit, except those that wait for the visitor. */
function withRoomForAnother(toasts: readonly ShownToast[]): readonly ShownToast[] {
  let surplus = toasts.length + 1 - maxToasts;
  return toasts.filter((toast) => waitsForVisitor(toast) || surplus-- <= 0);
}

const waitsForVisitor = ({ duration, tone, action }: ToastMessage) =>
  duration === Number.POSITIVE_INFINITY || (tone === 'negative' && action !== undefined);

const isSameMessage = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description;
