'use client';

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { useControllable } from '../useControllable.ts';

interface DialogState {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Syncs a modal `dialog` with state; adopts one opened before hydration. */
export function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, defaultOpen, onOpenChange }: DialogState,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setState] = useControllable(open, defaultOpen, onOpenChange);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const wasOpen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, to adopt a dialog opened before hydration.
  useLayoutEffect(() => {
    if (dialog.current?.open) setState(true);
  }, []);
  useLayoutEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) dialog.current.showModal();
    if (!isOpen && wasOpen.current) close(dialog.current);
    wasOpen.current = isOpen;
  });
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-sheet-open', isOpen);
    return () => root.removeAttribute('data-sheet-open');
  }, [isOpen]);

  const setOpen = (next: boolean) => {
    // Also closes a dialog that a command opened although the consumer's state says closed.
    if (!next && !isOpen) close(dialog.current);
    setState(next);
    // Opens a dialog again that the browser closed although the consumer's state says open.
    renderAgain();
  };
  return [isOpen, setOpen];
}

/**
 * Browsers return focus to the element that had it, but Safari does not focus a clicked button. Done
 * at once: what handles the same click may move the focus on. `preventScroll` keeps the page where a
 * link has scrolled it.
 */
function close(dialog: HTMLDialogElement | null) {
  dialog?.close();
  const { activeElement } = document;
  // Where nothing had the focus before, it stays inside, and is lost once the dialog is hidden.
  if (activeElement !== document.body && !dialog?.contains(activeElement)) return;
  (dialog?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
}
