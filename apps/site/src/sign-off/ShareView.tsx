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

interface ShareViewProps {
  page: PageName;
  /**
   * The id of the offer to share.
   * @default the one that the address links to, if any
   */
  offer?: string | undefined;
  /**
   * Shows an icon in place of words.
   * @default false
   */
  compact?: boolean;
}

/**
 * Shares the address of the current view, and of an offer: opens the system's share
 * sheet if there is one, otherwise copies the address, and if both fail shows it as text to copy by
 * hand.
 */
export function ShareView({ page, offer: offerId, compact = false }: ShareViewProps) {
  const toast = useToast();
  const [byHand, setByHand] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [view] = useView();
  const hash = useOfferHash();
  const { offers } = pageAt(routes[page]);
  const shared = offerId ? `#${offerId}` : hash;
  const offer = offers(view).find(({ id }) => `#${id}` === shared)?.name;

  const share = async () => {
    const address = addressOf(view, shared);
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
      {compact ? (
        <Button
          tone="secondary"
          aria-label={words.button(offer)}
          className={styles.compact}
          onClick={share}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
            <path d="M12 15V3M7 8l5-5 5 5M5 13v7h14v-7" />
          </svg>
        </Button>
      ) : (
        <Button tone="secondary" onClick={share}>
          {words.button(offer)}
        </Button>
      )}
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

/** The page's address with the view as a parameter, and with the hash of an offer. */
const addressOf = (view: View, hash: string): string =>
  addressWith(viewPreference, view, location.origin + location.pathname + hash);

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
