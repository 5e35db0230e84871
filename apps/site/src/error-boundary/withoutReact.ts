import { defaultView } from '@agency/pricing-data';
import { addressWith } from '@agency/ui';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../views/preferences.ts';

/** The `id` of the notice that part of the page has stopped working. */
export const noticeId = 'fault';

/**
 * Loads the page again without React. The flag is in the history entry's state, which no browser
 * setting blocks and which survives a reload.
 */
export function reloadWithoutReact(): void {
  // The view may be in the previous page's address only.
  const { view = defaultView } = htmlData();
  const address = addressWith(viewPreference, view, location.href);
  history.replaceState({ ...history.state, withoutReact: true }, '', address);
  location.reload();
}

/** Whether this load is without React; then shows the notice. The next load has React. */
export function isWithoutReact(): boolean {
  if (!history.state?.withoutReact) return false;
  history.replaceState({ ...history.state, withoutReact: false }, '');
  htmlData().withoutReact = '';
  document.addEventListener('DOMContentLoaded', showNotice);
  return true;
}

/** Shows the notice that part of the page has stopped working, in browsers with popovers. */
export function showNotice(): void {
  // A modal dialog would cover the notice.
  document.querySelector('dialog')?.close();
  document.getElementById(noticeId)?.showPopover?.();
}
