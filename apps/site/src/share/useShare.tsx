import { defaultView } from '@agency/pricing-data';
import { addressWith, toast } from '@agency/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as shareContent from '../content/share.ts';
import { htmlData } from '../htmlAttributes.ts';
import { viewPreference } from '../preferences.ts';
import * as styles from './share.css.ts';

/**
 * Returns a function that shares the address of the current view, with the offer that `hash` names
 * (`#gold`, and its name for the toast): it opens the system's share sheet, otherwise copies the
 * address, otherwise shows it in a field, which belongs beside the button.
 */
export function useShare(): [
  share: (hash: string, offer: string | undefined) => Promise<void>,
  field: ReactNode,
] {
  const [addressToCopy, setAddressToCopy] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const share = async (hash: string, offer: string | undefined) => {
    const { view = defaultView } = htmlData();
    const page = location.origin + location.pathname;
    const address = addressWith(viewPreference, view, page + hash);
    setAddressToCopy(undefined);
    if (await shareBySheet(address)) return;
    try {
      await navigator.clipboard.writeText(address);
      toast(shareContent.copied(offer));
    } catch {
      flushSync(() => setAddressToCopy(address));
      input.current?.focus();
      input.current?.select();
    }
  };

  const field = addressToCopy && (
    <input
      ref={input}
      readOnly
      value={addressToCopy}
      aria-label={shareContent.byHand}
      onFocus={({ currentTarget }) => currentTarget.select()}
      className={styles.address}
    />
  );
  return [share, field];
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
