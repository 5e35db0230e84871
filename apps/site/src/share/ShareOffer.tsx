import { share } from '../content/siteLayout.ts';
import * as styles from './ShareOffer.css.ts';
import { shareAddress } from './shareAddress.ts';

/** A button that shares the address of an offer in the current view. */
export const ShareOffer = ({ offer, name }: { offer: string; name: string }) => (
  <button
    type="button"
    aria-label={share.button(name)}
    className={styles.iconButton}
    onClick={() => shareAddress(`#${offer}`, name)}
  />
);
