'use client';

import type { Filled } from '../labels.ts';
import type { ShownToast, ToastLabels } from './toast.ts';

interface PlainToastsProps {
  toasts: readonly ShownToast[];
  labels: Filled<ToastLabels>;
  /** Closes the toast with this id; without an id, all toasts. */
  onClose: (id?: number) => void;
}

/**
 * Shows toasts if the code that renders them cannot be loaded: an unstyled popover, which also closes
 * on Escape or a click elsewhere.
 */
export function PlainToasts({ toasts, labels, onClose }: PlainToastsProps) {
  const open = toasts.filter((toast) => toast.open);
  return (
    open.length > 0 && (
      <div
        ref={show}
        popover="auto"
        role="alert"
        onToggle={({ newState }) => newState === 'closed' && onClose()}
      >
        {open.map(({ id, title, description, action }) => (
          <p key={id}>
            {title} {description}{' '}
            {action && (
              <button
                type="button"
                onClick={() => {
                  action.onClick();
                  onClose(id);
                }}
              >
                {action.label}
              </button>
            )}{' '}
            <button type="button" onClick={() => onClose(id)}>
              {labels.close}
            </button>
          </p>
        ))}
      </div>
    )
  );
}

const show = (popover: HTMLElement | null) => popover?.showPopover?.();
