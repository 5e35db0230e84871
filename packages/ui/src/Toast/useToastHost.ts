'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { warnOfPage } from '../warn.ts';
import { host as hostClass } from './Toast.css.ts';

/**
 * Creates the element that contains toasts: a popover in the browser's top layer. While a modal dialog
 * is open, the element moves into it, as everything outside is inert: into its `data-toasts` element,
 * if it has one. React's content moves along.
 */
export function useToastHost(toasts: unknown) {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = hostClass;
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
    if (process.env.NODE_ENV !== 'production') warnOfPage('ToastProvider', host);
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
