/** Locks page scrolling while the document or the target's shadow root contains an open `Modal`. */
export function syncScrollLock({ target }: { target: EventTarget | null }): void {
  const dialog = target as Element;
  const root = dialog.ownerDocument.documentElement;
  const places = [root, dialog.getRootNode() as ParentNode & Node];
  const isOpen = places.some((place) => place.querySelector('[data-modal][open]'));
  if (isOpen === root.hasAttribute('data-modal-open')) return;
  const before = root.offsetWidth;
  root.toggleAttribute('data-modal-open', isOpen);
  // Reserves the width of the hidden scrollbar, so that the page does not move sideways.
  const freed = isOpen && root.offsetWidth - before;
  root.style.setProperty('--ui-scrollbar', freed ? `${freed}px` : '');
}
