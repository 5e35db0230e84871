'use client';

import type { Labels } from '../labels/labels.ts';
import type { ShownToast } from './toastTypes.ts';

interface PlainToastsProps {
  toasts: readonly ShownToast[];
  labels: Labels['toastProvider'];
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
                {action.children}
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
