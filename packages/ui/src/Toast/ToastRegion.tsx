'use client';

import * as Toast from '@radix-ui/react-toast';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonProps } from '../Button/Button.tsx';
import { CloseIcon, ExclamationIcon, TickIcon } from '../Icon/Icon.tsx';
import type { Labels } from '../labels/labels.ts';
import { warnOfPage } from '../warn.ts';
import * as styles from './Toast.css.ts';
import type { ShownToast, ToastTone } from './toastTypes.ts';

interface ToastRegionProps {
  toasts: readonly ShownToast[];
  /** How long a toast stays, in milliseconds. */
  duration: number;
  labels: Labels['toastProvider'];
  /** Closes the toast with this id; without an id, all toasts. */
  onClose: (id?: number) => void;
}

/** The toasts. Radix handles timers, swipes, announcements and the hotkey. */
export function ToastRegion({ toasts, duration, labels, onClose }: ToastRegionProps) {
  const { host, returnFocus } = useToastHost(toasts);
  const anyOpen = toasts.some(({ open }) => open);

  // Returns focus after the last toast closes, by its button, a key, its timer or the page.
  useEffect(() => {
    if (!anyOpen) returnFocus();
  }, [anyOpen, returnFocus]);

  return createPortal(
    <Toast.Provider
      label={labels.toast}
      duration={duration}
      // Announces inside the host: everything outside a modal dialog is inert.
      announcerContainer={host}
    >
      {toasts.map(({ id, open, title, description, tone = 'neutral', action, duration: own }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={() => onClose(id)}
          // `foreground` is announced assertively: only failures interrupt.
          type={tone === 'danger' ? 'foreground' : 'background'}
          duration={own}
          data-theme="dark"
          data-tone={tone}
          data-part="toast"
          className={styles.toast}
          // Lets the list scroll vertically.
          style={{ touchAction: 'pan-y' }}
        >
          {drawing[tone]}
          <Toast.Title data-part="title" className={styles.title}>
            {title} {/* separates title and description in the announcement */}
          </Toast.Title>
          {description && (
            <Toast.Description data-part="description" className={styles.description}>
              {description}
            </Toast.Description>
          )}
          {action && (
            <Toast.Action
              altText={action.children}
              data-part="action"
              onClick={() => action.onClick()}
              {...buttonProps({ tone: 'secondary', size: 'small', className: styles.action })}
            >
              {action.children}
            </Toast.Action>
          )}
          <Toast.Close aria-label={labels.close} data-part="close" className={styles.close}>
            <CloseIcon size="1.2em" strokeWidth="2.25" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport label={labels.region} className={styles.list} />
    </Toast.Provider>,
    host,
  );
}

const drawing: Record<ToastTone, ReactNode> = {
  neutral: null,
  positive: <TickIcon data-part="icon" className={styles.icon} />,
  danger: <ExclamationIcon data-part="icon" className={styles.icon} />,
};

/**
 * Creates the element that contains toasts: a popover in the browser's top layer. While a modal dialog
 * is open, the element moves into it, as everything outside is inert: into its `data-toasts` element,
 * if it has one. React's content moves along.
 */
function useToastHost(toasts: unknown) {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = styles.host;
    element.popover = 'manual';
    return element;
  });

  const cameFrom = useRef<HTMLElement>(null);

  const place = useCallback(() => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const ownPlace = dialog?.querySelector('[data-toasts]');
    const parent = ownPlace ?? dialog ?? document.body;
    if (host.parentNode !== parent) parent.append(host);
    // Moving a popover hides it.
    if (!ownPlace && host.showPopover && !host.matches(':popover-open')) host.showPopover();
  }, [host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new toast.
  useLayoutEffect(place, [toasts]);

  useEffect(() => {
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!host.contains(relatedTarget as Node)) cameFrom.current = relatedTarget as HTMLElement;
    };
    host.addEventListener('focusin', onFocusIn);
    if (process.env.NODE_ENV !== 'production') warnOfPage('toast', host);
    // Captures: neither event bubbles.
    document.addEventListener('toggle', place, true);
    document.addEventListener('close', place, true);
    return () => {
      host.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('toggle', place, true);
      document.removeEventListener('close', place, true);
      host.remove();
    };
  }, [host, place]);

  /** Moves focus from the toasts back to the last element that had it. */
  const returnFocus = useCallback(() => {
    if (host.contains(document.activeElement)) cameFrom.current?.focus();
  }, [host]);

  return { host, returnFocus };
}
