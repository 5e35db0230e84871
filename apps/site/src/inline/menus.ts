/**
 * Until React hydrates them, CSS opens the header's dropdown and a command its sheet. Keeps the
 * dropdown's `aria-expanded` true to what is shown, and the page behind the sheet from scrolling.
 */
export function menus(): void {
  const syncExpanded = () => {
    for (const button of document.querySelectorAll('nav:not([data-hydrated]) [aria-expanded]')) {
      button.ariaExpanded = String(button.nextElementSibling?.checkVisibility());
    }
  };
  for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout']) {
    addEventListener(type, syncExpanded);
  }

  const root = document.documentElement;
  const lockScroll = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const isOpen = newState === 'open';
    // A scrollbar that takes room leaves it empty: the page must not move.
    root.style.scrollbarGutter = isOpen && innerWidth > root.clientWidth ? 'stable' : '';
    root.toggleAttribute('data-sheet-open', isOpen);
  };
  document.addEventListener('beforetoggle', lockScroll, true);
}
