import type { View } from '@agency/pricing-data';
import { addressWith, Button, useToast } from '@agency/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { layoutContent } from '../content/layout.ts';
import { navigatedEvent } from '../events.ts';
import { pageAt } from '../pages/pages.ts';
import { type PageName, routes } from '../routes.ts';
import { useView, viewPreference } from '../views/preferences.ts';
import * as styles from './ShareView.css.ts';

const words = layoutContent.share;

/**
 * Shares the address of the current view, and of the offer that it links to: opens the system's share
 * sheet if there is one, otherwise copies the address, and if both fail shows it as text to copy by
 * hand.
 */
export function ShareView({ page }: { page: PageName }) {
  const toast = useToast();
  const [byHand, setByHand] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [view] = useView();
  const hash = useOfferHash();
  const { offers } = pageAt(routes[page]);
  const offer = offers(view).find(({ id }) => `#${id}` === hash)?.name;

  const share = async () => {
    const address = addressOf(view);
    setByHand(undefined);
    if (await shareBySheet(address)) return;
    try {
      await navigator.clipboard.writeText(address);
      toast.show(words.copied(offer));
    } catch {
      flushSync(() => setByHand(address));
      input.current?.focus();
      input.current?.select();
    }
  };

  return (
    <>
      <Button tone="secondary" onClick={share}>
        {words.button(offer)}
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

/** The hash of the address if it names an offer on the page, otherwise ''. */
const useOfferHash = () => useSyncExternalStore(onAddress, offerHash, () => '');

function onAddress(changed: () => void) {
  addEventListener('hashchange', changed);
  document.addEventListener(navigatedEvent, changed);
  return () => {
    removeEventListener('hashchange', changed);
    document.removeEventListener(navigatedEvent, changed);
  };
}

const offerHash = () => (document.querySelector('[data-linked]') ? location.hash : '');

/** The page's address with the view as a parameter, and with the hash of the offer. */
const addressOf = (view: View): string =>
  addressWith(viewPreference, view, location.origin + location.pathname + offerHash());

/** Opens the share sheet; `false` if there is none or it may not open. */
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
