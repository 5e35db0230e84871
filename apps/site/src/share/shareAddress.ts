import { defaultView } from '@agency/pricing-data';
import { addressWith, toast } from '@agency/ui';
import { share } from '../content/siteWords.ts';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../preferences.ts';

/**
 * Shares the address of the current view, with the offer that `hash` names (`#gold`, and its name for
 * the toast): opens the system's share sheet, otherwise copies the address, otherwise shows it. In-app browsers may
 * have no share sheet, leave copying unanswered, and suppress `prompt`.
 */
export async function shareAddress(hash = '', offer?: string): Promise<void> {
  const { view = defaultView } = htmlData();
  const page = location.origin + location.pathname;
  const address = addressWith(viewPreference, view, page + hash);
  if (await shareBySheet(address)) return;
  try {
    const tooLate = new Promise((_, reject) => setTimeout(reject, 1000));
    await Promise.race([navigator.clipboard.writeText(address), tooLate]);
    toast(share.copied(offer));
  } catch {
    // Selected, to copy by hand.
    if (prompt(share.byHand, address) !== null) return;
    toast({ title: share.byHand, description: address, duration: Number.POSITIVE_INFINITY });
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
