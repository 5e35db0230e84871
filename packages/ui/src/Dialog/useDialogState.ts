'use client';

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { onHiddenByWidth } from '../layout.ts';
import { useControllable } from '../useControllable.ts';
import { syncScrollLock } from './syncScrollLock.ts';

export interface DialogState {
  /** Whether it is open, if you control it. It opens on hydration: HTML alone cannot open a modal dialog. */
  open?: boolean | undefined;
  /**
   * Whether it is open on first render, if you do not control it.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, and on hydration if it was opened before. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * The element that receives focus on opening, such as a form's first field.
   * @default the close button
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Syncs a modal `dialog` with state; adopts one opened before hydration. */
export function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  component: string,
  { open, defaultOpen = false, onOpenChange, initialFocus }: DialogState,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setState] = useControllable(component, open, defaultOpen, onOpenChange);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const wasOpen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, to adopt a dialog opened before hydration.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) setState(true);
    return () => {
      if (!element.open) return;
      const before = focusableBefore(element);
      // Later: StrictMode mounts it again, and the same update may remove the focused element.
      queueMicrotask(() => {
        if (element.isConnected && element.checkVisibility?.() !== false) return;
        hide(element);
        focusLast(before, element);
      });
    };
  }, []);
  useLayoutEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) {
      show(dialog.current);
      initialFocus?.current?.focus();
    }
    if (!isOpen && wasOpen.current) close(dialog.current);
    wasOpen.current = isOpen;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    syncScrollLock();
    const openers = document.querySelectorAll(`[commandfor="${element.id}"][command="show-modal"]`);
    return onHiddenByWidth([...openers], () => close(element));
  }, [dialog, isOpen]);
  useLayoutEffect(
    () => (isOpen && dialog.current ? keepEscape(dialog.current) : undefined),
    [dialog, isOpen],
  );

  const setOpen = (next: boolean) => {
    // Closes a dialog that a command opened while the consumer's state is closed.
    if (!next && !isOpen) close(dialog.current);
    setState(next);
    // Reopens a dialog that the browser closed while the consumer's state is open.
    renderAgain();
  };
  // Each render: `setOpen` is new.
  useLayoutEffect(() => (dialog.current ? onCommand(dialog.current, setOpen) : undefined));
  return [isOpen, setOpen];
}

/** What other libraries close on Escape. A native `dialog` is closed by the browser. */
const layers =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not(dialog)';

/**
 * Keeps Escape from another library's dialog around this one: that listens on the document, and would close, too. Not
 * from what is open inside this one, such as a menu.
 */
function keepEscape(dialog: HTMLDialogElement) {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const layer = (event.target as Element).closest(`dialog, ${layers}`);
    if (!layer || layer === dialog) event.stopPropagation();
  };
  if (dialog.parentElement?.closest(layers)) window.addEventListener('keydown', keep, true);
  return () => window.removeEventListener('keydown', keep, true);
}

// jsdom has neither `showModal` nor `close`.
function show(dialog: HTMLDialogElement) {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

function hide(dialog: HTMLDialogElement) {
  if (dialog.close) dialog.close();
  else dialog.open = false;
  syncScrollLock();
}

/** Calls back, instead of the browser's own answer, when a button on the page names the dialog in `commandfor`. */
function onCommand(dialog: HTMLDialogElement, setOpen: (open: boolean) => void) {
  const answer = (event: Event) => {
    const button = (event.target as Element).closest('[commandfor]');
    const command = button?.getAttribute('command') ?? '';
    if (button?.getAttribute('commandfor') !== dialog.id || event.defaultPrevented) return;
    if (!['show-modal', 'close'].includes(command)) return;
    event.preventDefault();
    setOpen(command === 'show-modal');
  };
  document.addEventListener('click', answer);
  return () => document.removeEventListener('click', answer);
}

/** Returns focus at once: another handler of the same click may move it on. */
function close(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  hide(dialog);
  focusLast(focusableBefore(dialog), dialog);
}

const focusable = ':any-link, button, input, select, textarea, summary, [tabindex]';

const focusableBefore = (dialog: HTMLDialogElement) =>
  [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.compareDocumentPosition(dialog) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/**
 * If focus is lost, focuses the last focusable element before the dialog, usually its trigger. Browsers
 * return focus only to an element that still exists, and Safari does not focus clicked buttons.
 */
function focusLast(elements: HTMLElement[], dialog: HTMLDialogElement) {
  // If nothing had focus before, focus stays in the closed dialog, and is lost once that is hidden.
  const isLost = ({ activeElement }: Document) =>
    activeElement === document.body || dialog.contains(activeElement);
  // A link may have scrolled the page.
  while (elements.length > 0 && isLost(document)) elements.pop()?.focus({ preventScroll: true });
}
