import { defaultView } from '@agency/pricing-data';
import { addressWith } from '@agency/ui';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../preferences.ts';

export const noticeId = 'error-notice';

/** The `window.name` of a load without React. A name survives a reload and, unlike storage, is never blocked. */
const flag = 'without-react';

export function reloadWithoutReact(): void {
  // The address may lack the view if the visitor has followed a link to this page; a reload would then lose the view.
  const { view = defaultView } = htmlData();
  const address = addressWith(viewPreference, view, location.href);
  window.name = flag;
  if (address === location.href) location.reload();
  else location.replace(address);
}

/** Returns whether this load is without React; if so, shows the notice. The next load has React again. */
export function isWithoutReact(): boolean {
  if (window.name !== flag) return false;
  window.name = '';
  htmlData().withoutReact = '';
  document.addEventListener('DOMContentLoaded', showNotice);
  return true;
}

export function showNotice(): void {
  // A modal dialog would cover the notice.
  document.querySelector('dialog')?.close();
  document.getElementById(noticeId)?.showPopover?.();
}
