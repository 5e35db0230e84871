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
