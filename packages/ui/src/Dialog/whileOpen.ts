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
export function whileOpen(dialog: HTMLDialogElement): () => void {
  syncScrollLock();
  const openers = document.querySelectorAll(`[commandfor="${dialog.id}"][command="show-modal"]`);
  return onHiddenByWidth([...openers], () => {
    if (!dialog.open) return;
    dialog.close();
    focusNear(openers[0], dialog);
  });
}

/** Focuses the first element around a hidden button that can be: in a header, before what replaces it. */
function focusNear(button: Element | undefined, dialog: HTMLDialogElement) {
  for (let area = button?.parentElement; area; area = area.parentElement) {
    for (const element of area.querySelectorAll<HTMLElement>('*')) {
      // A closed dialog can have focus until its transition ends.
      if (dialog.contains(element)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }
}
