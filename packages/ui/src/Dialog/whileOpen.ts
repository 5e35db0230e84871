import { onHiddenByWidth } from '../onHiddenByWidth.ts';

/* What an open dialog needs, before hydration as after it: small, and without React. */

/** Stops the page from scrolling while any dialog of the package is open. */
export function syncScrollLock(): void {
  const root = document.documentElement;
  const isOpen = !!document.querySelector('[data-modal][open]');
  if (isOpen === root.hasAttribute('data-modal-open')) return;
  const before = root.offsetWidth;
  root.toggleAttribute('data-modal-open', isOpen);
  // Keeps the room of a classic scrollbar, which is hidden now, so that the page does not move.
  const freed = isOpen && root.offsetWidth - before;
  root.style.setProperty('--ui-scrollbar', freed ? `${freed}px` : '');
}

/**
 * Locks the page's scrolling, and closes the dialog once the window's width hides every button that opens it.
 * Returns a function that stops the latter.
 */
export function whileOpen(
  dialog: HTMLDialogElement,
  close: (button?: Element) => void = () => dialog.close(),
): () => void {
  syncScrollLock();
  const openers = document.querySelectorAll(`[commandfor="${dialog.id}"][command="show-modal"]`);
  return onHiddenByWidth([...openers], () => close(openers[0]));
}
