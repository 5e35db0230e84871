'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useControllable } from '../useControllable.ts';

interface DialogState {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Whether a modal `dialog` is open. The element follows the state, once the state has followed it. */
export function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, defaultOpen, onOpenChange }: DialogState,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setState] = useControllable(open, defaultOpen, onOpenChange);
  const wasOpen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a command opened before hydration.
  useLayoutEffect(() => {
    if (dialog.current?.open) setState(true);
  }, []);
  useLayoutEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) dialog.current.showModal();
    if (!isOpen && wasOpen.current) dialog.current?.close();
    wasOpen.current = isOpen;
  });

  const setOpen = (next: boolean) => {
    // Open without the state's consent: a command opened it where the consumer holds the state.
    if (!next && !isOpen) dialog.current?.close();
    setState(next);
  };
  return [isOpen, setOpen];
}
