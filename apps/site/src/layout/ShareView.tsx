import { Button, useToast } from '@agency/ui';
import { useState } from 'react';
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

  const share = async () => {
    const address = currentAddress();
    switch (await handOn(address)) {
      case 'copied':
        showToast(words.copied);
        break;
      case 'refused':
        setByHand(address);
        break;
    }
  };

  return (
    <div className={styles.root}>
      <Button tone="secondary" onClick={share}>
        {words.button}
      </Button>
      {byHand && (
        <input
          key={byHand}
          readOnly
          value={byHand}
          aria-label={words.byHand}
          ref={focus}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={styles.address}
        />
      )}
    </div>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** The page's address with the view in it, and the offer that it leads to. */
function currentAddress(): string {
  const { dataset } = document.documentElement;
  const address = new URL(location.pathname, location.origin);
  address.searchParams.set(
    viewPreference.parameter ?? viewPreference.name,
    dataset.view ?? viewPreference.defaultValue,
  );
  address.hash = dataset.anchor ?? '';
  return address.href;
}

async function handOn(url: string): Promise<'shared' | 'copied' | 'refused'> {
  const sheet = { title: document.title, url };
  if (navigator.canShare?.(sheet)) {
    try {
      await navigator.share(sheet);
      return 'shared';
    } catch (error) {
      // Closed again by the visitor.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
