'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { host as hostClass } from './Toast.css.ts';

/**
 * An element for toasts that is above everything and can be used, modal dialog or not: a popover
 * in the browser's top layer, inside the dialog while one is open, since all else is inert then. A
 * dialog may have a place for toasts (`data-toasts`), where they cover nothing. It moves; what React
 * has rendered into it moves along.
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
    // Moving an element hides it.
    if (!ownPlace && host.showPopover && !host.matches(':popover-open')) host.showPopover();
  }, [host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast looks for its place.
  useLayoutEffect(place, [toasts]);

  useEffect(() => {
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!host.contains(relatedTarget as Node)) cameFrom.current = relatedTarget as HTMLElement;
    };
    host.addEventListener('focusin', onFocusIn);
    // Captured: neither event bubbles.
    document.addEventListener('toggle', place, true);
    document.addEventListener('close', place, true);
    return () => {
      host.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('toggle', place, true);
      document.removeEventListener('close', place, true);
      host.remove();
    };
  }, [host, place]);

  /** Moves a focus that is in the toasts back to where it was. */
  const returnFocus = useCallback(() => {
    if (host.contains(document.activeElement)) cameFrom.current?.focus();
  }, [host]);

  return { host, returnFocus };
}
