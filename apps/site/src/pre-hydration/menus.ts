/*
 * Until React hydrates, CSS opens the header's dropdown and an invoker command its sheet. Keeps the
 * dropdown's `aria-expanded` up to date, and the page behind the sheet from scrolling.
 */
const syncExpanded = () => {
  for (const button of document.querySelectorAll('nav:not([data-hydrated]) [aria-expanded]')) {
    button.ariaExpanded = String(button.nextElementSibling?.checkVisibility());
  }
};
for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout']) {
  addEventListener(type, syncExpanded);
}
const lockScroll = ({ target, newState }: ToggleEvent) => {
  if (!(target instanceof HTMLDialogElement)) return;
  document.documentElement.toggleAttribute('data-modal-open', newState === 'open');
};
document.addEventListener('beforetoggle', lockScroll, true);
