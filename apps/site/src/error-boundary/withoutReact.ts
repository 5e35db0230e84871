import type { View } from '@agency/pricing-data';
import { addressWith } from '@agency/ui';
import { viewPreference } from '../views/preferences.ts';

/** The `id` of the notice that React has failed. */
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
  document.documentElement.setAttribute('data-without-react', '');
  // Older browsers go without the notice.
  document.addEventListener('DOMContentLoaded', () =>
    document.getElementById(noticeId)?.showPopover?.(),
  );
  return true;
}
