'use client';

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { useControllable } from '../useControllable.ts';
import { syncScrollLock } from './syncScrollLock.ts';

export interface DialogState {
  /** Whether a controlled dialog is open. HTML cannot open modal dialogs, so `true` takes effect on hydration. */
  open?: boolean | undefined;
  /** Whether an uncontrolled dialog is open on first render. */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens or closes, and on hydration if a visitor has already opened it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, defaultOpen = false, onOpenChange }: DialogState,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setState] = useControllable(open, defaultOpen, onOpenChange);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const wasOpen = useRef(false);
  /** False while React hides the dialog, as in an `Activity`. The dialog is then closed, but keeps its state. */
  const isShown = useRef(false);
  const cameFrom = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, to adopt a dialog opened before hydration.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    isShown.current = true;
    if (element.open) setState(true);
    return () => {
      isShown.current = false;
      if (!element.open) return;
      const before = focusableBefore(element);
      // Wait, as StrictMode may mount the dialog again, and this update may remove the focused element.
      queueMicrotask(() => isShown.current || close(element, cameFrom.current, before));
    };
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      cameFrom.current = rootOf(element).activeElement;
      show(element);
      focusField(element);
    }
    if (!isOpen && wasOpen.current) close(element, cameFrom.current);
    wasOpen.current = isOpen;
  });
  useLayoutEffect(() => {
    if (!isOpen || !dialog.current) return;
    syncScrollLock({ target: dialog.current });
    return keepEscape(dialog.current);
  }, [dialog, isOpen]);

  const setOpen = (next: boolean) => {
    if (!isShown.current) return;
    // Closes a dialog that a command opened although the consumer's `open` is false.
    if (!next && !isOpen) close(dialog.current, null);
    setState(next);
    // Reopens a dialog that the browser closed although the consumer's `open` is true.
    renderAgain();
  };
  // Runs on each render, as `setOpen` is new each time.
  useLayoutEffect(() => (dialog.current ? onCommand(dialog.current, setOpen) : undefined));
  return [isOpen, setOpen];
}

/** Layers that other libraries close on Escape. Excludes a native `dialog`, which browsers close themselves. */
const layers =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not(dialog)';

/**
 * Keeps Escape from a surrounding dialog of another library, which listens on the document and
 * would close as well. An open menu inside this dialog still receives Escape.
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

// jsdom has no `showModal`.
function show(dialog: HTMLDialogElement) {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

/** Focuses the requested field, or a form's first. React sets no `autofocus` on the client, hence `data-autofocus`. */
function focusField(dialog: HTMLDialogElement) {
  const wanted = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
  (wanted ?? dialog.querySelector<HTMLElement>(firstField))?.focus();
}

const firstField = 'form :is(input:not([type="hidden"]), select, textarea):enabled';

/** Handles the commands of buttons whose `commandfor` is the dialog's `id`, in place of the browser. */
function onCommand(dialog: HTMLDialogElement, setOpen: (open: boolean) => void) {
  const root = rootOf(dialog);
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('[commandfor]');
    if (button?.getAttribute('commandfor') !== dialog.id) return;
    const answer = () => {
      clearTimeout(timer);
      root.removeEventListener('click', answer);
      const command = button.getAttribute('command');
      if (event.defaultPrevented) return;
      if (command !== 'show-modal' && !(command === 'close' && dialog.open)) return;
      event.preventDefault();
      setOpen(command === 'show-modal');
    };
    root.addEventListener('click', answer);
    // Handle the command even if a listener stops the event before it reaches the root.
    const timer = setTimeout(answer);
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

const focusable = ':any-link, button, input, select, textarea, summary, [tabindex]';

const focusableBefore = (dialog: HTMLDialogElement) =>
  [...rootOf(dialog).querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.compareDocumentPosition(dialog) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/**
 * Closes the dialog and returns focus synchronously, so that a later click handler can move focus. Focus goes to
 * `cameFrom`, which browsers remember only while the dialog exists. If nothing had focus (Safari does not focus a
 * clicked button), focus goes to the last focusable element before the dialog, usually the trigger.
 */
function close(
  dialog: HTMLDialogElement | null,
  cameFrom: Element | null,
  before = dialog ? focusableBefore(dialog) : [],
) {
  if (!dialog) return;
  // jsdom has no `close`.
  if (dialog.close) dialog.close();
  else dialog.open = false;
  syncScrollLock({ target: dialog });
  // If nothing had focus before, focus stays in the dialog, and is lost once the dialog is hidden.
  const isLost = ({ activeElement, body }: Document) =>
    activeElement === body || dialog.contains(activeElement);
  const elements = [...before, cameFrom as HTMLElement | null];
  // Do not scroll back: a link may have scrolled the page.
  while (elements.length > 0 && isLost(dialog.ownerDocument))
    elements.pop()?.focus({ preventScroll: true });
}
