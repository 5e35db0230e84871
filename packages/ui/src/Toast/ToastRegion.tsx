'use client';

import * as Toast from '@radix-ui/react-toast';
import { Component } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import type { ShownToast, ToastLabels } from './toast.ts';
import { useToastHost } from './useToastHost.ts';

interface ToastRegionProps {
  toasts: readonly ShownToast[];
  /** In milliseconds. */
  duration: number;
  labels: ToastLabels;
  onClose: (id: number) => void;
}

/** An error boundary: toasts that fail to render cost the page nothing but themselves. */
export class ToastRegion extends Component<ToastRegionProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return !this.state.failed && <Toasts {...this.props} />;
  }
}

/** The toasts themselves, on Radix: timers, swipe, announcement, the key that leads to them. */
function Toasts({ toasts, duration, labels, onClose }: ToastRegionProps) {
  const { host, returnFocus } = useToastHost(toasts);
  const isLast = toasts.filter((toast) => toast.open).length === 1;

  return createPortal(
    <Toast.Provider
      // Remounted for each batch: Radix's timer stays paused if the last toast closes under the pointer.
      key={toasts.at(-1)?.round}
      label={labels.toast}
      duration={duration}
      swipeDirection="up"
      // Beside a modal dialog everything is inert: announce where the host is.
      announcerContainer={host}
    >
      {toasts.map(({ id, open, title, description }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={() => {
            onClose(id);
            if (isLast) returnFocus();
          }}
          data-theme="dark"
          className={styles.toast}
        >
          <Toast.Title className={styles.title}>
            {title} {/* the announcement joins the two texts as they are */}
          </Toast.Title>
          {description && (
            <Toast.Description className={styles.description}>{description}</Toast.Description>
          )}
          <Toast.Close aria-label={labels.close} className={styles.close}>
            <Icon grid={24} size="1.2em" strokeWidth="2.25">
              <path d="m5 5 14 14M19 5 5 19" />
            </Icon>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport label={labels.region} className={styles.list} />
    </Toast.Provider>,
    host,
  );
}
