'use client';

import * as Toast from '@radix-ui/react-toast';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonProps } from '../Button/Button.tsx';
import { CloseIcon, ExclamationIcon, TickIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Labels } from '../labels/labels.ts';
import { warnOfPage } from '../warn.ts';
import * as styles from './Toast.css.ts';

/** The kind of message: `neutral` informs, `positive` confirms, `danger` reports a failure. */
export type ToastTone = 'neutral' | 'positive' | 'danger';

/** A toast's single button. */
export interface ToastAction {
  /** The button's text, a verb: 'Undo'. */
  children: string;
  /** Called on a click; the toast then closes. */
  onClick: () => void;
}

/** A toast's text and behaviour. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /**
   * `positive` and `danger` add an icon and a coloured edge; `danger` is announced at once and,
   * with an `action`, never replaced by later toasts.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * How long the toast stays, in milliseconds; `Infinity` keeps it until it is closed.
   * @default `ToastProvider`'s `duration`
   */
  duration?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** False while a closed toast fades out. */
  open: boolean;
  /** The id of its batch: toasts that were on the screen together. */
  batch: number;
}

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
  const host = useToastHost(toasts);
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
          // Lets the list scroll vertically. A Radix dialog of the page would take the toasts' clicks.
          style={{ touchAction: 'pan-y', pointerEvents: 'auto' }}
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
          <Toast.Close asChild>
            <IconButton label={labels.close} data-part="close" className={styles.close}>
              <CloseIcon strokeWidth="2.25" />
            </IconButton>
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
 * Creates the element that contains toasts, a popover in the browser's top layer, into which React renders.
 * Returns focus after the last toast closes, by its button, a key, its timer or the page.
 */
function useToastHost(toasts: readonly ShownToast[]): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = styles.host;
    element.popover = 'manual';
    return element;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new toast.
  useLayoutEffect(() => place(host), [toasts]);

  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') warnOfPage('toast', host);
    host.addEventListener('focusin', ({ relatedTarget }) => {
      if (!host.contains(relatedTarget as Node)) cameFrom.current = relatedTarget as HTMLElement;
    });
    const placeAgain = () => place(host);
    // jsdom rejects Node's AbortSignal: this is the window's.
    const listening = new window.AbortController();
    // Neither event bubbles.
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('toggle', placeAgain, options);
    document.addEventListener('close', placeAgain, options);
    // A dialog that is removed while open fires neither.
    const removals = new MutationObserver(() => {
      if (!host.isConnected) placeAgain();
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      listening.abort();
      host.remove();
    };
  }, [host]);

  const anyOpen = toasts.some(({ open }) => open);
  useEffect(() => {
    if (!anyOpen && host.contains(document.activeElement)) cameFrom.current?.focus();
  }, [anyOpen, host]);
  return host;
}

/** Shows the popover; inside the topmost modal dialog, if one is open, as everything outside is inert. */
function place(host: HTMLElement) {
  // Not the global, which a consumer's jsdom removes at the end of its tests.
  const { ownerDocument } = host;
  const parent = [...ownerDocument.querySelectorAll('dialog:modal')].at(-1) ?? ownerDocument.body;
  if (host.parentNode !== parent) parent.append(host);
  // Moving a popover hides it.
  if (host.showPopover && !host.matches(':popover-open')) host.showPopover();
}
