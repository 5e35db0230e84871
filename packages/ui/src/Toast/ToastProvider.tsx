'use client';

import * as Toast from '@radix-ui/react-toast';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { CloseIcon, ExclamationIcon, TickIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastProvider as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { Part } from '../Part.tsx';
import * as styles from './Toast.css.ts';
import { providers, type ShownToast, toast } from './toast.ts';

export interface ToastProviderProps {
  /**
   * The time that a toast stays, in milliseconds. Timers pause while a toast is hovered or has focus.
   * @default 5000
   */
  duration?: number | undefined;
  /** The labels that screen readers read. */
  labels?: OwnLabels<'toastProvider'> | undefined;
  /** The page. */
  children?: ReactNode;
}

/**
 * Shows toasts above all else in its document or shadow root. One provider around the page is
 * enough. Unmounting the provider removes its toasts.
 * @example
 * <ToastProvider>
 *   <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>
 * </ToastProvider>
 */
export function ToastProvider({ children, ...settings }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  useLayoutEffect(() => {
    providers.push(setToasts);
    return () => void providers.splice(providers.indexOf(setToasts), 1);
  }, []);
  return (
    <>
      {children}
      {/* Each batch has its own region, because a toast closed under the pointer leaves Radix's timers paused. */}
      {toasts[0] && <ToastRegion key={toasts[0].batch} toasts={toasts} {...settings} />}
    </>
  );
}

type RegionProps = ToastProviderProps & { toasts: readonly ShownToast[] };

function ToastRegion({ toasts, duration = 5000, labels: ownLabels }: RegionProps) {
  const labels = useLabels('toastProvider', defaultLabels, ownLabels);
  const [host] = useState(() => document.createElement('div'));
  const anchor = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    host.setAttribute('popover', 'manual');
    host.className = styles.host;
    host.addEventListener('focusin', ({ relatedTarget }) => {
      if (!host.contains(relatedTarget as Node)) cameFrom.current = relatedTarget as HTMLElement;
    });
    return () => host.remove();
  }, [host]);

  useLayoutEffect(() => {
    if (toasts.some(({ open }) => open)) return showHost(host, anchor.current as HTMLElement);
    if (host.matches(':focus-within')) cameFrom.current?.focus();
  }, [host, toasts]);

  const list = (
    // Announce inside the host, which moves into an open modal dialog, because everything outside the dialog is inert.
    <Toast.Provider label={labels.toast} duration={duration} announcerContainer={host}>
      {toasts.map(({ id, open, title, description, tone = 'neutral', action, ...message }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={() => {
            // Radix would close a toast on any Escape, even one pressed in a field or a dialog.
            const isKey = window.event?.type === 'keydown';
            if (!isKey || host.matches(':focus-within')) toast.dismiss(id);
          }}
          // Only failures interrupt a screen reader: Radix announces `foreground` toasts assertively.
          type={tone === 'danger' ? 'foreground' : 'background'}
          duration={message.duration}
          data-theme="dark"
          data-tone={tone}
          data-part="toast"
          className={styles.toast}
          // Lets touch scroll the list, and keeps toasts clickable while a page's Radix dialog is open.
          style={{ touchAction: 'pan-y', pointerEvents: 'auto' }}
        >
          {tone === 'positive' && <TickIcon data-part="icon" className={styles.icon} />}
          {tone === 'danger' && <ExclamationIcon data-part="icon" className={styles.icon} />}
          {/* The trailing space separates the title from the description in the announcement. */}
          <Part data-part="title" className={styles.title} content={`${title} `} />
          <Part data-part="description" className={styles.description} content={description} />
          {action && (
            <Toast.Action asChild altText={action.children} onClick={() => action.onClick()}>
              <Button tone="secondary" size="small" data-part="action" className={styles.action}>
                {action.children}
              </Button>
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
    </Toast.Provider>
  );
  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(list, host)}
    </>
  );
}

/**
 * Shows the toasts' popover in the anchor's document or shadow root. If modal dialogs or
 * fullscreen elements are open, uses the last of them, because everything outside it is inert.
 */
function showHost(host: HTMLElement, anchor: HTMLElement) {
  const root = anchor.getRootNode() as Document | ShadowRoot;
  const view = anchor.ownerDocument.defaultView?.visualViewport;
  const place = () => {
    for (const [side, name] of Object.entries(styles.visible)) {
      host.style.setProperty(name, `${view?.[side as keyof typeof styles.visible]}px`);
    }
    const modal = [...root.querySelectorAll(':modal:not(html)')].at(-1);
    const parent = modal ?? ('body' in root ? root.body : root);
    if (host.parentNode === parent) return;
    parent.append(host);
    // Show the popover again, as moving it hides it.
    host.showPopover?.();
  };
  place();
  const changes = new MutationObserver(place);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
  root.addEventListener('fullscreenchange', place);
  view?.addEventListener('resize', place);
  view?.addEventListener('scroll', place);
  return () => {
    changes.disconnect();
    root.removeEventListener('fullscreenchange', place);
    view?.removeEventListener('resize', place);
    view?.removeEventListener('scroll', place);
  };
}
