'use client';

import * as Toast from '@radix-ui/react-toast';
import { Component, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '../Button/Button.tsx';
import { CloseIcon, ExclamationIcon, TickIcon } from '../Icon/Icon.tsx';
import type { Filled } from '../labels.ts';
import * as styles from './Toast.css.ts';
import type { ShownToast, ToastLabels, ToastTone } from './toast.ts';
import { useToastHost } from './useToastHost.ts';

interface ToastRegionProps {
  toasts: readonly ShownToast[];
  /** How long a toast stays, in milliseconds. */
  duration: number;
  labels: Filled<ToastLabels>;
  onClose: (id: number) => void;
}

/** An error boundary: toasts that fail to render disappear without affecting the page. */
export class ToastRegion extends Component<ToastRegionProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return !this.state.failed && <Toasts {...this.props} />;
  }
}

/** The toasts. Radix handles timers, swipes, announcements and the hotkey. */
function Toasts({ toasts, duration, labels, onClose }: ToastRegionProps) {
  const { host, returnFocus } = useToastHost(toasts);
  const anyOpen = toasts.some(({ open }) => open);

  // Returns focus after the last toast closes, by its button, a key, its timer or the page.
  useEffect(() => {
    if (!anyOpen) returnFocus();
  }, [anyOpen, returnFocus]);

  return createPortal(
    <Toast.Provider
      // Remounts for each batch: Radix's timer stays paused if a toast closes under the pointer.
      key={toasts.at(-1)?.round}
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
          type={tone === 'negative' ? 'foreground' : 'background'}
          duration={own}
          data-theme="dark"
          data-tone={tone}
          className={styles.toast}
          // Lets the list scroll vertically.
          style={{ touchAction: 'pan-y' }}
        >
          {drawing[tone]}
          <Toast.Title className={styles.title}>
            {title} {/* separates title and description in the announcement */}
          </Toast.Title>
          {description && (
            <Toast.Description className={styles.description}>{description}</Toast.Description>
          )}
          {action && (
            <Toast.Action
              altText={action.altText ?? action.label}
              onClick={() => action.onClick()}
              className={buttonClass({ tone: 'secondary', size: 'small' }, styles.action)}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={labels.close} className={styles.close}>
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
  positive: <TickIcon className={styles.icon} />,
  negative: <ExclamationIcon className={styles.icon} />,
};
