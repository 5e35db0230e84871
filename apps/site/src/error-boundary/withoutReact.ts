import type { View } from '@agency/pricing-data';
import { addressWith } from '@agency/ui';
import { viewPreference } from '../views/preferences.ts';

/** The `id` of the notice that part of the page has stopped working. */
export const noticeId = 'fault';

/**
 * Loads the page again, without React: the page works without it. The flag is kept with the entry
 * of the tab's history, which no browser setting blocks and which a reload keeps.
 */
export function reloadWithoutReact(): void {
  // The view may have come with the address of the page before.
  const view = document.documentElement.dataset.view as View;
  const address = addressWith(viewPreference, view, location.href);
  history.replaceState({ ...history.state, withoutReact: true }, '', address);
  location.reload();
}

/** Whether to do without React on this load, and if so shows the notice. The next load has React. */
export function isWithoutReact(): boolean {
  if (!history.state?.withoutReact) return false;
  history.replaceState({ ...history.state, withoutReact: false }, '');
  document.documentElement.dataset.withoutReact = '';
  document.addEventListener('DOMContentLoaded', showNotice);
  return true;
}

/** Shows the notice that part of the page has stopped working; older browsers go without it. */
export function showNotice(): void {
  // A modal dialog would keep the visitor from it.
  document.querySelector('dialog')?.close();
  document.getElementById(noticeId)?.showPopover?.();
}
