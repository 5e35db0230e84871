import { share } from '../content/siteWords.ts';
import * as styles from './share.css.ts';
import { shareAddress } from './shareAddress.ts';

interface ShareOfferProps {
  /** The offer's id. */
  offer: string;
  /** The offer's name. */
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
