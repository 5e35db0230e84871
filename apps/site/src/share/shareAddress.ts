import { defaultView } from '@agency/pricing-data';
import { addressWith, toast } from '@agency/ui';
import { share } from '../content/siteLayout.ts';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../preferences.ts';

/**
 * Opens the system's share sheet, or else copies the address, or else shows it. In-app browsers may
 * lack a share sheet, leave a copy pending forever, and suppress `prompt`.
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
    // `prompt` selects the address, ready to copy by hand.
    if (prompt(share.byHand, address) !== null) return;
    toast({ title: share.byHand, description: address, duration: Number.POSITIVE_INFINITY });
  }
}

/** Returns `false` if there is no share sheet or it cannot open. */
async function shareBySheet(url: string): Promise<boolean> {
  const sheet = { title: document.title, url };
  if (!navigator.canShare?.(sheet)) return false;
  try {
    await navigator.share(sheet);
    return true;
  } catch (error) {
    // An `AbortError` means that the visitor closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
