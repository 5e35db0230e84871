import { Button } from '@agency/ui';
import { share } from '../content/siteLayout.ts';
import { shareAddress } from './shareAddress.ts';

/** A button that shares the address of the page in the current view. */
export const ShareView = () => (
  <Button tone="secondary" onClick={() => shareAddress()}>
    {share.button()}
  </Button>
);
