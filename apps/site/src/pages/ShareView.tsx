import { Button, useToast } from '@agency/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layoutContent } from '../content/layout.ts';
import { viewPreference } from '../preferences.ts';
import * as styles from './ShareView.css.ts';

const words = layoutContent.share;

/**
 * Hands on the address of the current view: by the system's share sheet where there is one, else
 * by the clipboard, and where both are refused as text to be copied by hand.
 */
export function ShareView() {
  const showToast = useToast();
  const [byHand, setByHand] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const share = async () => {
    const address = currentAddress();
    setByHand(undefined);
    if (await shareBySheet(address)) return;
    try {
      await navigator.clipboard.writeText(address);
      showToast(words.copied);
    } catch {
      flushSync(() => setByHand(address));
      input.current?.focus();
      input.current?.select();
    }
  };

  return (
    <>
      <Button tone="secondary" onClick={share}>
        {words.button}
      </Button>
      {byHand && (
        <input
          ref={input}
          readOnly
          value={byHand}
          aria-label={words.byHand}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={styles.address}
        />
      )}
    </>
  );
}

/** The page's address with the view in it, and the offer that it leads to. */
function currentAddress(): string {
  const { view } = document.documentElement.dataset;
  const address = new URL(location.pathname, location.origin);
  address.searchParams.set(
    viewPreference.parameter ?? viewPreference.name,
    view ?? viewPreference.defaultValue,
  );
  if (document.querySelector('[data-linked]')) address.hash = location.hash;
  return address.href;
}

/** False where there is no share sheet, or it may not open. */
async function shareBySheet(url: string): Promise<boolean> {
  const sheet = { title: document.title, url };
  if (!navigator.canShare?.(sheet)) return false;
  try {
    await navigator.share(sheet);
    return true;
  } catch (error) {
    // Closed again by the visitor.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
