import { share } from '../content/siteLayout.ts';
import * as styles from './ShareOffer.css.ts';
import { shareAddress } from './shareAddress.ts';

interface ShareOfferProps {
  offer: string;
  name: string;
}

/** A button that shares the address of an offer in the current view. */
export const ShareOffer = ({ offer, name }: ShareOfferProps) => (
  <button
    type="button"
    aria-label={share.button(name)}
    className={styles.iconButton}
    onClick={() => shareAddress(`#${offer}`, name)}
  />
);
