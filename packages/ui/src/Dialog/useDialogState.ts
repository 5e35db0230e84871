'use client';

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { useControllable } from '../hooks.ts';

interface DialogState {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  initialFocus: RefObject<HTMLElement | null> | undefined;
}

/** Syncs a modal `dialog` with state; adopts one opened before hydration. */
export function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, defaultOpen, onOpenChange, initialFocus }: DialogState,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setState] = useControllable(open, defaultOpen, onOpenChange);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const wasOpen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, to adopt a dialog opened before hydration.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open) setState(true);
    return () => {
      if (!element?.open) return;
      const before = focusableBefore(element);
      element.close();
      // The same update may remove what has the focus now.
      queueMicrotask(() => focusLast(before, element));
    };
  }, []);
  useLayoutEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      initialFocus?.current?.focus();
    }
    if (!isOpen && wasOpen.current) close(dialog.current);
    wasOpen.current = isOpen;
  });
  useLayoutEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);

  const setOpen = (next: boolean) => {
    // Also closes a dialog that a command opened although the consumer's state says closed.
    if (!next && !isOpen) close(dialog.current);
    setState(next);
    // Opens a dialog again that the browser closed although the consumer's state says open.
    renderAgain();
  };
  return [isOpen, setOpen];
}

/** How many dialogs are open: one may open another. */
let openDialogs = 0;

/** Stops the page from scrolling until the returned function has been called. */
function lockScroll() {
  const root = document.documentElement;
  if (openDialogs === 0) {
    // A scrollbar that takes room leaves it empty: the page must not move.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.dataset.sheetOpen = '';
  }
  openDialogs += 1;
  return () => {
    openDialogs -= 1;
    if (openDialogs > 0) return;
    root.style.scrollbarGutter = '';
    delete root.dataset.sheetOpen;
  };
}

/** Done at once: what handles the same click may move the focus on. */
function close(dialog: HTMLDialogElement | null) {
  dialog?.close();
  if (dialog) focusLast(focusableBefore(dialog), dialog);
}

const focusable = ':any-link, button, input, select, textarea, summary, [tabindex]';

const focusableBefore = (dialog: HTMLDialogElement) =>
  [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.compareDocumentPosition(dialog) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/**
 * Browsers return focus to the element that had it, unless that is gone; and Safari does not focus a
 * clicked button. Then the last element before the dialog that takes focus has it: usually the
 * button that opened it. `preventScroll` keeps the page where a link has scrolled it.
 */
function focusLast(elements: HTMLElement[], dialog: HTMLDialogElement) {
  // Where nothing had the focus before, it stays inside, and is lost once the dialog is hidden.
  const isLost = ({ activeElement }: Document) =>
    activeElement === document.body || dialog.contains(activeElement);
  while (elements.length > 0 && isLost(document)) elements.pop()?.focus({ preventScroll: true });
}
