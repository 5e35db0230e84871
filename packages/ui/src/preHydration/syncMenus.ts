import { syncScrollLock, whileOpen } from '../Dialog/whileOpen.ts';

/**
 * Until React hydrates them, CSS opens the header's dropdowns and invoker commands open dialogs. Keeps
 * `aria-expanded` up to date, and does for open dialogs what React does later.
 */
export function syncMenus(): void {
  for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout']) {
    addEventListener(type, syncExpanded);
  }
  // `toggle` does not bubble.
  addEventListener('toggle', adopt, true);
}

const syncExpanded = () => {
  for (const button of document.querySelectorAll('nav:not([data-hydrated]) [aria-expanded]')) {
    button.ariaExpanded = String(button.nextElementSibling?.checkVisibility());
  }
};

const adopt = ({ target, newState }: ToggleEvent) => {
  const dialog = target as HTMLDialogElement;
  if (!dialog.matches('[data-modal]:not([data-hydrated])')) return;
  if (newState === 'open') whileOpen(dialog);
  else syncScrollLock();
};
