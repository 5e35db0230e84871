import { Button } from '@agency/ui';
import { useSyncExternalStore } from 'react';
import * as shareContent from '../content/share.ts';
import { type PageName, pages } from '../pages/registry.ts';
import { useView } from '../preferences.ts';
import { shareAddress } from './shareAddress.ts';

/** Shares the address of the current view, with the offer in the address's hash, if any. */
export function ShareView({ page }: { page: PageName }) {
  const [view] = useView();
  const hash = useHash();
  const offer = pages[page].offers(view).find(({ id }) => `#${id}` === hash)?.name;
  return (
    <Button tone="secondary" onClick={() => shareAddress(offer ? hash : '', offer)}>
      {shareContent.button(offer)}
    </Button>
  );
}

/** The address's hash; the router renders again when it changes. */
const useHash = () =>
  useSyncExternalStore(
    () => () => {},
    () => location.hash,
    () => '',
  );
