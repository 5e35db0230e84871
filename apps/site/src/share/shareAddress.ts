import { defaultView } from '@agency/pricing-data';
import { addressWith, toast } from '@agency/ui';
import * as shareContent from '../content/share.ts';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../preferences.ts';

/**
 * Shares the address of the current view, with the offer that `hash` names (`#gold`, and its name for
 * the toast): opens the system's share sheet, otherwise copies the address, otherwise shows it.
 */
export async function shareAddress(hash: string, offer: string | undefined): Promise<void> {
  const { view = defaultView } = htmlData();
  const page = location.origin + location.pathname;
  const address = addressWith(viewPreference, view, page + hash);
  if (await shareBySheet(address)) return;
  try {
    await navigator.clipboard.writeText(address);
    toast(shareContent.copied(offer));
  } catch {
    // Selected, to copy by hand.
    prompt(shareContent.byHand, address);
  }
}

/** Opens the share sheet; `false` if there is none or it cannot open. */
async function shareBySheet(url: string): Promise<boolean> {
  const sheet = { title: document.title, url };
  if (!navigator.canShare?.(sheet)) return false;
  try {
    await navigator.share(sheet);
    return true;
  } catch (error) {
    // The visitor closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
